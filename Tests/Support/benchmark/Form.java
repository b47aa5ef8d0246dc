// SPDX-License-Identifier: Apache-2.0
// A form of Swing. usage: java Form.java faulty|clean

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.*;

public class Form {
  static <T extends JComponent> T called(T component, String name) {
    component.getAccessibleContext().setAccessibleName(name);
    return component;
  }

  /** Drawn, and clicked. */
  static class Mute extends JPanel {
    private boolean isOn;

    Mute() {
      setPreferredSize(new Dimension(40, 40));
      setMaximumSize(new Dimension(40, 40));
      addMouseListener(new MouseAdapter() {
        @Override public void mousePressed(MouseEvent event) {
          isOn = !isOn;
          repaint();
        }
      });
    }

    @Override protected void paintComponent(Graphics graphics) {
      super.paintComponent(graphics);
      graphics.setColor(isOn ? new Color(200, 80, 80) : new Color(20, 80, 80));
      graphics.fillRect(6, 6, 28, 28);
    }
  }

  public static void main(String[] words) {
    boolean bad = words[0].equals("faulty");
    SwingUtilities.invokeLater(() -> {
      JFrame window = new JFrame(bad ? "" : "Order");
      JPanel box = new JPanel();
      box.setLayout(new BoxLayout(box, BoxLayout.Y_AXIS));
      JButton icon = new JButton(UIManager.getIcon("FileView.floppyDriveIcon"));
      box.add(bad ? icon : called(icon, "Keep a copy"));
      JButton keep = new JButton(UIManager.getIcon("FileView.hardDriveIcon"));
      box.add(called(keep, bad ? "btnSave_2" : "Keep"));
      JButton search = new JButton(bad ? "Search button" : "Search");
      box.add(search);
      box.add(new JCheckBox(bad ? "Wrap (off)" : "Wrap"));
      for (String text : new String[] {"Street", "Town"}) {
        JLabel label = new JLabel(text);
        JTextField entry = new JTextField(20);
        if (!bad || text.equals("Street")) label.setLabelFor(entry);
        box.add(label);
        box.add(entry);
      }
      JSlider scale = new JSlider(0, 100, 40);
      box.add(bad ? scale : called(scale, "Volume"));
      JLabel note = new JLabel("All prices include the tax");
      note.setOpaque(true);
      note.setBackground(Color.WHITE);
      note.setForeground(bad ? new Color(0xb8b8b8) : new Color(0x202020));
      box.add(note);
      box.add(bad ? new Mute() : new JCheckBox("Mute"));
      JButton later = new JButton("Later");
      later.setFocusable(!bad);
      box.add(later);
      JLabel said = new JLabel("Nothing is done yet");
      box.add(said);
      for (JButton button : new JButton[] {icon, keep, search, later})
        button.addActionListener(event -> said.setText(said.getText() + "."));
      window.add(box);
      window.setSize(420, 480);
      window.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
      window.setVisible(true);
    });
  }
}

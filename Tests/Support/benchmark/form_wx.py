# SPDX-License-Identifier: Apache-2.0
"""A form of wxWidgets on GTK 3. usage: form_wx.py faulty|clean"""

import sys

import wx

bad = sys.argv[1] == "faulty"


class Mute(wx.Panel):
    """Drawn, and clicked."""

    def __init__(self, parent):
        super().__init__(parent, size=(40, 40))
        self.is_on = False
        self.Bind(wx.EVT_PAINT, self.paint)
        self.Bind(wx.EVT_LEFT_DOWN, self.press)

    def press(self, event):
        self.is_on = not self.is_on
        self.Refresh()

    def paint(self, event):
        context = wx.PaintDC(self)
        context.SetBrush(wx.Brush(wx.Colour(200 if self.is_on else 20, 80, 80)))
        context.DrawRectangle(6, 6, 28, 28)


application = wx.App()
window = wx.Frame(None, title="" if bad else "Order", size=(420, 480))
panel = wx.Panel(window)
box = wx.BoxSizer(wx.VERTICAL)
row = wx.BoxSizer(wx.HORIZONTAL)
search = wx.Button(panel, label="Search button" if bad else "Search")
row.Add(search, 0, wx.ALL, 4)
row.Add(wx.ToggleButton(panel, label="Wrap (off)" if bad else "Wrap"), 0, wx.ALL, 4)
picture = wx.ArtProvider.GetBitmap(wx.ART_GO_FORWARD, wx.ART_BUTTON)
icon = wx.BitmapButton(panel, bitmap=picture) if bad else wx.Button(panel, label="Forward")
row.Add(icon, 0, wx.ALL, 4)
box.Add(row)
# wxWidgets takes a text for the label of what comes after it: this one has its own words, or none.
check = wx.CheckBox(panel, label="" if bad else "Gift")
box.Add(check, 0, wx.ALL, 4)
if bad:
    box.Add(Mute(panel), 0, wx.ALL, 4)
else:
    box.Add(wx.ToggleButton(panel, label="Mute"), 0, wx.ALL, 4)
note = wx.StaticText(panel, label="All prices include the tax")
note.SetForegroundColour(wx.Colour("#b8b8b8" if bad else "#202020"))
box.Add(note, 0, wx.ALL, 4)
for button in (search, icon):
    button.Bind(wx.EVT_BUTTON, lambda _: check.SetValue(not check.GetValue()))
panel.SetSizer(box)
window.Show()
application.MainLoop()

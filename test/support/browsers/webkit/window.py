#!/usr/bin/python3
"""A bare WebKit window that WebKitWebDriver starts and drives.

The browser that comes with WebKitGTK is never narrower than 447 px and has a bar of its own; this one is exactly as large as
the page shall be.

    window.py WIDTHxHEIGHT FOLDER DOWNLOADS [SCRIPT...]

FOLDER keeps what its pages store, DOWNLOADS gets the files that they hand out; the SCRIPTs run in each page before its own.
"""

import ctypes
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

# Safari has these; this port leaves them off.
AS_IN_SAFARI = ("StorageAPI", "StorageAPIEstimate")

# Linux: ends with the driver that started it, whatever that one died of.
PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)

width, height = (int(side) for side in sys.argv[1].split("x"))
folder, downloads = sys.argv[2:4]
scripts = [open(path, encoding="utf-8").read() for path in sys.argv[4:]]

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(folder, "data"), base_cache_directory=os.path.join(folder, "cache")
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def settings():
    made = WebKit2.Settings()
    # What the console says goes to this program's output, and from there to the driver's.
    made.set_enable_write_console_messages_to_stdout(True)
    known = WebKit2.Settings.get_all_features()
    for i in range(known.get_length()):
        feature = known.get(i)
        if feature.get_identifier() in AS_IN_SAFARI:
            made.set_feature_enabled(feature, True)
    return made


def window(_session):
    content = WebKit2.UserContentManager()
    for script in scripts:
        content.add_script(
            WebKit2.UserScript(
                script,
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    view = WebKit2.WebView(
        is_controlled_by_automation=True, web_context=context, settings=settings(), user_content_manager=content
    )
    frame = Gtk.Window()
    frame.set_default_size(width, height)
    frame.add(view)
    view.connect("close", lambda _: frame.destroy())
    # Nobody manages the windows of this screen, so that none would be given the keys.
    frame.connect("map-event", lambda shown, _: shown.get_window().focus(Gdk.CURRENT_TIME))
    frame.show_all()
    view.grab_focus()
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit")
    info.set_version(WebKit2.MAJOR_VERSION, WebKit2.MINOR_VERSION, WebKit2.MICRO_VERSION)
    session.set_application_info(info)
    session.connect("create-web-view", window)


def downloading(_context, download):
    def decide(_, name):
        download.set_destination(GLib.filename_to_uri(os.path.join(downloads, name)))
        return True

    download.connect("decide-destination", decide)


context.connect("automation-started", started)
context.connect("download-started", downloading)
Gtk.main()

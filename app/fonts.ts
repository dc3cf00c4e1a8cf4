import localFont from "next/font/local";

// fallback-fonts.css defines the fallback fonts, because next/font's metrics are 5% off for bold headings.

const display = localFont({
  // A single-weight file is half the size of the variable font.
  src: "../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2",
  weight: "600",
  variable: "--face-display",
  display: "swap",
  adjustFontFallback: false,
});

const text = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--face-text",
  display: "swap",
  adjustFontFallback: false,
});

const mono = localFont({
  src: "../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  weight: "400",
  variable: "--face-mono",
  display: "swap",
  adjustFontFallback: false,
});

export const fontVariables = [display.variable, text.variable, mono.variable].join(" ");

import "server-only";
import { Font, StyleSheet } from "@react-pdf/renderer";
import { staticFontFile } from "@/lib/generated/server/static-fonts";

/**
 * Hands the site's faces to the document maker, but for the mono: its font subsetter fails on that file. Words are never
 * broken: a CV is searched by its words.
 */
export function registerCvFonts() {
  Font.register({ family: "display", src: staticFontFile("display") });
  Font.register({
    family: "text",
    fonts: [{ src: staticFontFile("text") }, { src: staticFontFile("textStrong"), fontWeight: 600 }],
  });
  Font.registerHyphenationCallback((word) => [word]);
}

const ink = "#1d1a22";
const muted = "#57525f";
const line = "#d9d4cb";

/** Sizes in pt on A4. */
export const cvStyles = StyleSheet.create({
  page: { paddingVertical: 40, paddingHorizontal: 44, fontFamily: "text", fontSize: 9.5, lineHeight: 1.45, color: ink },
  relief: { position: "absolute", top: -60, right: -150, width: 460, opacity: 0.8 },
  place: { fontSize: 8, color: muted },
  name: { fontFamily: "display", fontSize: 40, lineHeight: 1.1, letterSpacing: -1, marginTop: 4 },
  role: { fontFamily: "display", fontSize: 14, marginTop: 2 },
  contact: { flexDirection: "row", flexWrap: "wrap", columnGap: 14, rowGap: 2, marginTop: 10 },
  link: { color: ink, textDecoration: "none" },
  columns: { flexDirection: "row", columnGap: 26, marginTop: 22 },
  main: { width: "64%" },
  side: { width: "36%" },
  section: { marginBottom: 14 },
  heading: {
    fontSize: 8,
    color: muted,
    borderTopWidth: 0.75,
    borderTopColor: line,
    paddingTop: 6,
    marginBottom: 6,
  },
  paragraph: { marginBottom: 5 },
  entry: { marginBottom: 9 },
  entryHead: { flexDirection: "row", justifyContent: "space-between", columnGap: 8 },
  entryTitle: { fontWeight: 600, fontSize: 10.5 },
  meta: { fontSize: 7.5, color: muted },
  skill: { flexDirection: "row", alignItems: "center", marginBottom: 3.5 },
  skillName: { width: 74 },
  skillTrack: { flex: 1, height: 2.5, backgroundColor: line, borderRadius: 2 },
  skillFigure: { width: 28, textAlign: "right", fontSize: 8, color: muted },
});

/** Characters supported by the fonts of the CV and the generated images: Latin, Greek, Cyrillic and punctuation. */
const DRAWABLE =
  /^[\n -~\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u024f\u02bc\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u037e\u0384-\u03d7\u0400-\u0479\u048a-\u049d\u04a0-\u04ff\u1e00-\u1e9b\u1e9e-\u1ffe\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]*$/u;

export const canDraw = (text: string) => DRAWABLE.test(text.normalize("NFC"));

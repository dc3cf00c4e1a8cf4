import type { OwnerContent } from "./owner-content";

const repeat = <Row>(count: number, make: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index));

const PLACES = ["Harbour Authority", "University Press", "Museum of Trades", "County Hospital", "Tram Company"];
const TITLES = ["Consultant", "Lead engineer", "Engineer", "Systems analyst", "Programmer"];

/** A long career: forty entries of work and education, and a dozen projects and certificates. */
export const fortyEntries: OwnerContent = {
  name: "forty entries",
  flags: {
    name: "Bartholomew Featherstonehaugh-Cholmondeley",
    role: "Engineer of information systems, editor and teacher",
    email: "bartholomew@featherstonehaugh.org",
    place: "Newcastle upon Tyne, United Kingdom",
    coordinates: "54.9783, -1.6178",
    accent: "#84CC16",
    accounts: "yes",
    words: "Engineer, Editor, Teacher, Engineer",
  },
  resume: {
    basics: { summary: "I have kept other people’s systems running for four decades, and written down how." },
    work: repeat(34, (index) => ({
      position: TITLES[index % TITLES.length],
      name: `${PLACES[index % PLACES.length]} ${1 + Math.floor(index / PLACES.length)}`,
      startDate: String(2025 - index),
      endDate: index === 0 ? undefined : String(2026 - index),
      highlights: repeat(1 + (index % 6), (point) => `Delivered part ${point + 1} of programme ${index + 1} on time.`),
    })),
    education: repeat(6, (index) => ({
      institution: `Evening school ${index + 1}`,
      area: "Computing",
      startDate: String(1990 - index * 2),
      endDate: String(1991 - index * 2),
    })),
    skills: repeat(14, (index) => ({ name: `Method ${index + 1}`, level: index % 2 ? "advanced" : undefined })),
    projects: repeat(12, (index) => ({
      name: `Register ${index + 1}`,
      description: `The ${index + 1}. register of its kind.`,
      startDate: String(2024 - index),
      keywords: index % 3 ? ["COBOL", "React"] : ["React", "C#"],
    })),
    certificates: repeat(12, (index) => ({
      name: `Course ${index + 1}`,
      issuer: "Open Institute",
      date: String(2024 - index),
    })),
    languages: repeat(5, (index) => ({ language: `Language ${index + 1}`, fluency: "fluent" })),
  },
};

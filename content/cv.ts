import { cvSchema, defineContent } from "../lib/portfolio/schema";

export const cv = defineContent("content/cv.ts", cvSchema, {
  experience: [
    {
      title: "Lab assistant",
      organisation: "Example College",
      kind: "volunteering",
      place: "Pokhara",
      start: "2025-02",
      points: ["Help first-year students with HTML, Python and version control, two afternoons a week."],
    },
    {
      title: "Web design intern",
      organisation: "Example Studio",
      kind: "internship",
      place: "Pokhara",
      start: "2026-06",
      end: "2026-08",
      points: [
        "Turned the studio’s designs into three page templates with HTML, CSS and Tailwind.",
        "Checked every template with the keyboard and a screen reader, and fixed what failed.",
      ],
    },
  ],
  education: [
    {
      degree: "Bachelor of Computer Applications",
      school: "Example College",
      place: "Pokhara",
      start: "2024-09",
      note: "Web technology, databases and human-computer interaction.",
    },
    {
      degree: "Grade 12, Science",
      school: "Example Secondary School",
      place: "Pokhara",
      start: "2022-05",
      end: "2024-04",
    },
  ],
  languages: [
    { name: "Nepali", level: "native" },
    { name: "English", level: "fluent" },
    { name: "Hindi", level: "conversational" },
  ],
});

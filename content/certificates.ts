import { certificatesSchema, defineContent } from "../lib/portfolio/schema";

export const certificates = defineContent("content/certificates.ts", certificatesSchema, {
  introduction: "Courses I’ve completed, and the certificates that came with them. Open one to look closer.",
  certificates: [
    {
      id: "python",
      title: "Python",
      issuer: "Himalaya Code Academy",
      date: "2nd march 2025",
      isoDate: "2025-03-02",
      image: "/images/certificates/python.webp",
      skills: ["Python"],
    },
    {
      id: "react",
      title: "React",
      issuer: "Himalaya Code Academy",
      date: "2nd march 2025",
      isoDate: "2025-03-02",
      image: "/images/certificates/react.webp",
      skills: ["React", "JavaScript"],
    },
    {
      id: "css",
      title: "CSS",
      issuer: "Himalaya Code Academy",
      date: "2nd march 2025",
      isoDate: "2025-03-02",
      image: "/images/certificates/css.webp",
      skills: ["CSS", "HTML"],
    },
    {
      id: "full-stack",
      title: "Full Stack",
      issuer: "Himalaya Code Academy",
      date: "2nd march 2025",
      isoDate: "2025-03-02",
      image: "/images/certificates/full-stack.webp",
      skills: ["HTML", "CSS", "JavaScript", "Express", "MongoDB"],
    },
  ],
});

import { defineContent, siteSchema } from "../lib/portfolio/schema";

export const site = defineContent("content/site.ts", siteSchema, {
  owner: {
    name: "Kiran Rai",
    firstName: "Kiran",
    role: "Student developer and designer",
    email: "kiran@example.com",
    phone: "+977 000 000 0000",
    portrait: { src: "/images/portrait.webp", alt: "Portrait of Kiran, drawn as a relief map" },
    location: {
      label: "Pokhara, Nepal",
      city: "Pokhara",
      countryCode: "NP",
      latitude: 28.2096,
      longitude: 83.9856,
      timeZone: "Asia/Kathmandu",
    },
  },
  availability: {
    isOpen: true,
    from: "2027-01",
    kinds: ["freelance work", "internships", "part-time junior roles"],
    where: "remote or in Pokhara",
  },
  description:
    "Kiran Rai is a student developer and designer in Pokhara, Nepal. Websites, graphics and front ends, made with care.",
  landscape: "peaks",
  altitudes: { home: 822, summit: 6993, summitName: "Machapuchare" },
  accent: "#8B5CF6",
  codeHosting: { label: "GitHub", url: "https://github.example.com/kiran" },
  sections: ["work", "about", "experience", "services", "certificates", "contact"],
  openingScreen: "every-tab",
  accounts: true,
  cv: {},
  newsletter: {},
  channels: {
    whatsapp: { name: "WhatsApp", url: "https://whatsapp.example.com/kiran", colour: "#25D366" },
    messenger: { name: "Messenger", url: "https://messenger.example.com/kiran", colour: "#0084FF" },
    instagram: { name: "Instagram", url: "https://instagram.example.com/kiran", colour: "#E4405F" },
    linkedin: { name: "LinkedIn", url: "https://linkedin.example.com/kiran", colour: "#0A66C2" },
    email: { name: "Email", url: "mailto:kiran@example.com", colour: "#EA4335" },
    github: { name: "GitHub", url: "https://github.example.com/kiran", colour: "#6E5494" },
    twitter: { name: "Twitter", url: "https://twitter.example.com/kiran", colour: "#1DA1F2" },
  },
  footerChannels: ["github", "linkedin", "twitter", "instagram"],
  assistantChannels: ["whatsapp", "messenger", "instagram", "linkedin", "email", "github"],
});

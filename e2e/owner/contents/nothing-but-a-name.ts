import type { OwnerContent } from "./owner-content";

export const nothingButAName: OwnerContent = {
  name: "nothing but a name",
  flags: {
    name: "Mo",
    role: "Programmer",
    email: "mo@molindqvist.se",
    place: "Luleå, Sweden",
    coordinates: "65.5848, 22.1567",
    accent: "#FACC15",
  },
};

import { fractalNoise, ridgedNoise } from "./noise";

export const PANEL_WIDTH = 540;
export const PANEL_HEIGHT = 1131;

export type Certificate = {
  file: string;
  titleLines: string[];
  number: string;
  /** Panel ground, panel lines, ink of the title, paper. */
  ground: string;
  line: string;
  ink: string;
  paper: string;
  /** Contour interval of the motif. */
  interval: number;
  motif: (x: number, y: number) => number;
};

/** Distance to the nearest of three orbits around the panel's upper middle. */
function orbits(x: number, y: number): number {
  const distances = [0, 60, 120].map((degrees) => {
    const angle = (degrees * Math.PI) / 180 + 0.35;
    const along = (x - 250) * Math.cos(angle) + (y - 470) * Math.sin(angle);
    const across = (y - 470) * Math.cos(angle) - (x - 250) * Math.sin(angle);
    return Math.abs(Math.hypot(along / 360, across / 138) - 1) * 3;
  });
  return Math.min(...distances, Math.hypot(x - 250, y - 470) / 62) + 0.06 * fractalNoise(x / 120, y / 120, 3);
}

/** Rounded boxes inside boxes, slightly turned: the box model as a hill. */
function boxes(x: number, y: number): number {
  const angle = -0.32;
  const along = (x - 290) * Math.cos(angle) + (y - 500) * Math.sin(angle);
  const across = (y - 500) * Math.cos(angle) - (x - 290) * Math.sin(angle);
  const rounded = (Math.abs(along / 300) ** 5 + Math.abs(across / 380) ** 5) ** (1 / 5);
  return rounded * 2.2 + 0.12 * fractalNoise(x / 210, y / 210, 8, 2);
}

/** Two bodies that wind around each other down the panel. */
function coils(x: number, y: number): number {
  const sway = 150 * Math.sin(y / 150 + 0.6);
  const first = Math.abs(x - 265 - sway) / 120;
  const second = Math.abs(x - 265 + sway) / 120;
  return (first ** -3 + second ** -3 + 0.02) ** (-1 / 3) + 0.3 * fractalNoise(x / 230, y / 230, 5, 2);
}

/** Strata on strata, from the ground up to a ridge. */
function strata(x: number, y: number): number {
  const fold = 130 * fractalNoise(x / 420, y / 700, 12, 2) + 90 * ridgedNoise(x / 330, y / 900, 4, 3);
  return (y + fold + 0.34 * x) / 150 + 0.1 * Math.sin((y + fold) / 44);
}

export const CERTIFICATES: Certificate[] = [
  {
    file: "python",
    titleLines: ["Python", "Programming"],
    number: "DEMO-0001",
    ground: "#17305c",
    line: "#f7cf4b",
    ink: "#17305c",
    paper: "#fbf7ec",
    interval: 0.24,
    motif: coils,
  },
  {
    file: "react",
    titleLines: ["React", "Development"],
    number: "DEMO-0002",
    ground: "#082f3a",
    line: "#41d6ee",
    ink: "#0a4454",
    paper: "#f3f8f7",
    interval: 0.29,
    motif: orbits,
  },
  {
    file: "css",
    titleLines: ["CSS", "Design"],
    number: "DEMO-0003",
    ground: "#3b1466",
    line: "#e9a4ff",
    ink: "#4a1a80",
    paper: "#faf5fb",
    interval: 0.2,
    motif: boxes,
  },
  {
    file: "full-stack",
    titleLines: ["Full Stack", "Web Development"],
    number: "DEMO-0004",
    ground: "#0d3b2c",
    line: "#8fe3b4",
    ink: "#124a38",
    paper: "#f6f8ee",
    interval: 0.3,
    motif: strata,
  },
];

import { createKhata } from "./khata";
import { createMonsoon } from "./monsoon";
import { createPatanPrints } from "./patan-prints";
import { createTrailhead } from "./trailhead";

export const PROJECTS = [
  { file: "trailhead", create: createTrailhead },
  { file: "patan-prints", create: createPatanPrints },
  { file: "khata", create: createKhata },
  { file: "monsoon", create: createMonsoon },
];

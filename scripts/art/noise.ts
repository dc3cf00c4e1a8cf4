/** Seeded noise, so that every run draws the same pictures. */

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** The angle of the lattice gradient at an integer point. */
function latticeAngle(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974634777);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return (((hash ^ (hash >>> 16)) >>> 0) / 4294967296) * Math.PI * 2;
}

/** Gradient noise in about [-1, 1], one lattice cell per unit. */
function gradientNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const corner = (cornerX: number, cornerY: number) => {
    const angle = latticeAngle(cornerX, cornerY, seed);
    return Math.cos(angle) * (x - cornerX) + Math.sin(angle) * (y - cornerY);
  };
  const u = smooth(x - left);
  const upper = mix(corner(left, top), corner(left + 1, top), u);
  const lower = mix(corner(left, top + 1), corner(left + 1, top + 1), u);
  return mix(upper, lower, smooth(y - top)) * 1.5;
}

/** Several octaves of gradient noise, in about [-1, 1]. */
export function fractalNoise(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const amplitude = 0.5 ** octave;
    sum += amplitude * gradientNoise(x * 2 ** octave, y * 2 ** octave, seed + octave);
    weight += amplitude;
  }
  return sum / weight;
}

/** Ridged noise in [0, 1]: sharp crests and broad valleys, as in young mountains. */
export function ridgedNoise(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0;
  let weight = 0;
  let crest = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const amplitude = 0.5 ** octave;
    const ridge = (1 - Math.min(1, Math.abs(gradientNoise(x * 2 ** octave, y * 2 ** octave, seed + octave)))) ** 2;
    sum += amplitude * ridge * crest;
    weight += amplitude;
    crest = ridge;
  }
  return sum / weight;
}

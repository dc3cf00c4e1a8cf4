/** `npm run icons`: writes public/icons.svg, the sprite of the brand marks. */
import { writeFileSync } from "node:fs";
import { createIconSprite } from "@/components/ui/brand-icons";

writeFileSync(new URL("../public/icons.svg", import.meta.url), createIconSprite());

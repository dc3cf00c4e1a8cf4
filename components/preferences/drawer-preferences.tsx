import { AccentSwatches } from "./accent-swatches";
import { ModeRadios } from "./mode-radios";

/** The theme footer of the drawer: the mode and the preset accents. */
export function DrawerPreferences() {
  return (
    <div className="grid gap-4">
      <ModeRadios />
      <AccentSwatches />
    </div>
  );
}

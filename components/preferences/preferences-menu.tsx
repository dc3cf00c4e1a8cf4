import { ThemeSettings } from "./theme-settings";
import { ThemeToggle } from "./theme-toggle";

/** The header's display preferences: the toggle of the mode, and beside it the popover with everything. */
export function PreferencesMenu({ defaultAccent }: { defaultAccent: string }) {
  return (
    <div className="flex items-center">
      <ThemeToggle />
      <ThemeSettings defaultAccent={defaultAccent} />
    </div>
  );
}

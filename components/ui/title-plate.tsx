import { Relief } from "./relief";

/** Replaces a missing image. Hidden from screen readers, because the heading has the same text. */
export function TitlePlate({ title }: { title: string }) {
  return (
    <div aria-hidden="true" className="title-plate">
      <Relief symbol="contours" className="inset-0 size-full opacity-60" />
      <span className="relative">{title}</span>
    </div>
  );
}

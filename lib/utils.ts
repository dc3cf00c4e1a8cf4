import { type ClassValue, clsx } from "clsx";

/** Joins class names. Two that set the same property are a mistake: the style sheet's order decides between them. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}

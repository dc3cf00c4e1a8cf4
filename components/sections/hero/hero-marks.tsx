"use client";

import type { ComponentProps } from "react";
import { Relief } from "@/components/ui/relief";
import { heroActions, heroRelief } from "@/lib/hero-marks";

const keepActions = (element: Element | null) => heroActions.set(element);
const keepRelief = (element: Element | null) => heroRelief.set(element);

export const HeroActions = (props: ComponentProps<"div">) => <div ref={keepActions} {...props} />;

export const HeroRelief = (props: Omit<ComponentProps<typeof Relief>, "symbol">) => (
  <Relief ref={keepRelief} symbol="relief" {...props} />
);

"use client";

import type { ComponentProps } from "react";
import { Wordmark } from "@/components/ui/wordmark";
import { brandMark } from "@/lib/brand-mark";

const keepMark = (mark: Element | null) => brandMark.set(mark);

export const BrandMark = (props: ComponentProps<typeof Wordmark>) => <Wordmark ref={keepMark} {...props} />;

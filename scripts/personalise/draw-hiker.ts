import { deriveShades } from "@/lib/shades";

/** Returns an SVG of 800 × 1000 without a background: a hiker seen from behind, in place of the owner's photo. */
export function drawHiker(accent: string): string {
  const { fill, onFill, light } = deriveShades(accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 160 800 1000" fill="none" stroke-width="3">
  <path fill="#3d3a4a" d="M8 1160C8 940 60 810 184 772 252 752 288 744 300 716L500 716C512 744 548 752 616 772 740 810 792 940 792 1160Z"/>
  <path stroke="#8f8ba3" d="M54 1160C58 960 110 850 216 808M102 1160C106 1000 150 890 226 850M746 1160C742 960 690 850 584 808M698 1160C694 1000 650 890 574 850"/>
  <path fill="#504c60" d="M236 786C226 690 292 640 400 640S574 690 564 786C520 822 280 822 236 786Z"/>
  <path stroke="#8f8ba3" d="M262 776C264 712 316 676 400 676S536 712 538 776"/>
  <path fill="${fill}" d="M232 600C220 424 292 330 400 330S580 424 568 600Z"/>
  <path stroke="${onFill}" stroke-opacity=".4" d="M400 366V540M322 392C300 440 290 488 292 542M478 392C500 440 510 488 508 542M358 372C346 430 344 486 346 542M442 372C454 430 456 486 454 542"/>
  <circle fill="${light.text}" cx="400" cy="306" r="46"/>
  <path fill="${light.text}" d="M222 540C284 578 516 578 578 540 587 574 585 616 574 658 512 702 288 702 226 658 215 616 213 574 222 540Z"/>
  <path stroke="#fff" stroke-opacity=".3" d="M268 572L270 668M312 580L314 680M357 584L358 686M400 586V688M443 584L442 686M488 580L486 680M532 572L530 668"/>
  <path fill="#2a2834" d="M232 850 204 1160H596L568 850Z"/>
  <path fill="${fill}" d="M222 846C222 796 262 770 314 764 370 758 430 758 486 764 538 770 578 796 578 846L580 890C580 914 220 914 220 890Z"/>
  <path stroke="${onFill}" stroke-opacity=".5" d="M246 864C310 876 490 876 554 864M256 832C322 842 478 842 544 832M290 800C346 806 454 806 510 800"/>
  <path fill="${light.text}" d="M312 876H340V1160H312ZM460 876H488V1160H460Z"/>
</svg>`;
}

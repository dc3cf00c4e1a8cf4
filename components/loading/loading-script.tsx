import { LOADING_LEAVE_ANIMATION, LOADING_SEEN_KEY } from "./loading";
import { watchLoadingScreens } from "./watch-loading-screens";

/** Stands in the head as it is: a queued script would come after the first paint. */
export function LoadingScript() {
  const source = `(${watchLoadingScreens})(${JSON.stringify(LOADING_SEEN_KEY)},${JSON.stringify(LOADING_LEAVE_ANIMATION)})`;
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}

import "server-only";

interface ShareImageProps {
  greeting: string;
  firstName: string;
  role: string;
  place: string;
  accentText: string;
  /** Data addresses of the two pictures. */
  portrait: string;
  relief: string;
}

const ground = "#100e16";
const ink = "#f3f0ea";
const inkMuted = "#b3aebb";

/** What a shared link shows: the hero at the size of a card. Drawn by the picture maker, so styles are inline. */
export function ShareImage(props: ShareImageProps) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        position: "relative",
        background: ground,
        color: ink,
        fontFamily: "text",
      }}
    >
      <img
        alt=""
        src={props.relief}
        width={1100}
        height={917}
        style={{ position: "absolute", right: -400, top: -140 }}
      />
      <img
        alt=""
        src={props.portrait}
        width={352}
        height={440}
        style={{ position: "absolute", right: 84, top: 95, borderRadius: 22 }}
      />
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", padding: "72px 76px" }}>
        <div style={{ display: "flex", fontFamily: "mono", fontSize: 24, color: inkMuted }}>{props.place}</div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ display: "flex", fontFamily: "display", fontSize: 64, letterSpacing: "-0.02em" }}>
            {props.greeting}
          </div>
          <div
            style={{ display: "flex", fontFamily: "display", fontSize: 168, lineHeight: 1, letterSpacing: "-0.03em" }}
          >
            {props.firstName}
          </div>
        </div>
        <div style={{ display: "flex", fontFamily: "display", fontSize: 36, color: props.accentText }}>
          {props.role}
        </div>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { type CertificateText, layOutCertificate } from "./lay-out-certificate";
import { type CertificateFace, type CertificateMark, INKS, LAYOUT_WIDTH, PAPER_SIZES } from "./marks";
import { type Plat, platTransform } from "./plat";

type Props = { sheet: CertificateText; plat: Plat; language: string; label: string };

/** A4 landscape on light paper in both themes. */
export function CertificateDrawing({ sheet, plat, language, label }: Props) {
	const marks = layOutCertificate(sheet, "a4");
	return (
		<svg
			role="img"
			aria-label={label}
			lang={language}
			viewBox={`0 0 ${LAYOUT_WIDTH} ${PAPER_SIZES.a4.height}`}
			className="block h-auto w-full forced-color-adjust-none"
		>
			{marks.map((mark) => (
				<MarkDrawing key={keyOf(mark)} mark={mark} plat={plat} />
			))}
		</svg>
	);
}

/** Unique, because no two marks of a kind and ink start at the same point. */
function keyOf(mark: CertificateMark): string {
	const place = mark.kind === "line" ? mark.from.join(" ") : `${mark.x} ${mark.y}`;
	return `${mark.kind} ${place} ${"ink" in mark ? mark.ink : ""}`;
}

const FONT_OF_FACE: Record<CertificateFace, { fontFamily: string; fontWeight: number }> = {
	title: { fontFamily: "var(--font-serif)", fontWeight: 500 },
	text: { fontFamily: "var(--font-sans)", fontWeight: 400 },
	strong: { fontFamily: "var(--font-sans)", fontWeight: 600 },
	serial: { fontFamily: "var(--font-mono)", fontWeight: 400 },
};

function MarkDrawing({ mark, plat }: { mark: CertificateMark; plat: Plat }): ReactNode {
	switch (mark.kind) {
		case "text":
			return (
				<text
					x={mark.x}
					y={mark.y}
					fontSize={mark.size}
					textAnchor={mark.isAtEnd ? "end" : undefined}
					fill={INKS[mark.ink]}
					style={FONT_OF_FACE[mark.face]}
				>
					{mark.text}
				</text>
			);
		case "line":
			return (
				<path d={`M${mark.from.join(" ")}L${mark.to.join(" ")}`} stroke={INKS[mark.ink]} strokeWidth={1} fill="none" />
			);
		case "path":
			return (
				<path d={mark.d} transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`} fill={INKS[mark.ink]} />
			);
		case "box":
			return (
				<rect
					x={mark.x}
					y={mark.y}
					width={mark.width}
					height={mark.height}
					fill={mark.fill ? INKS[mark.fill] : "none"}
					stroke={mark.line ? INKS[mark.line] : undefined}
				/>
			);
		case "signature":
			return (
				<image
					x={mark.x}
					y={mark.y}
					width={mark.width}
					height={mark.height}
					href={mark.address}
					preserveAspectRatio="xMinYMax meet"
				/>
			);
		case "plat":
			return <PlatDrawing box={mark} plat={plat} />;
	}
}

function PlatDrawing({ box, plat }: { box: CertificateMark & { kind: "plat" }; plat: Plat }) {
	const { view, sheet, town, ground, paths } = plat;
	const place = platTransform(plat, box);
	const moves = [
		`translate(${place.x} ${place.y + view.width * place.scale})`,
		"rotate(-90)",
		`scale(${place.scale})`,
		`translate(${-view.x} ${-view.y})`,
	].join(" ");
	const { x, y, width, height } = box;
	return (
		<svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
			<rect x={x} y={y} width={width} height={height} fill={ground} />
			<g transform={moves}>
				{town ? <image href={town} width={sheet.width} height={sheet.height} /> : null}
				{paths.map(({ d, fill, line, width: lineWidth, dashes }) => (
					<path
						key={d}
						d={d}
						fill={fill ?? "none"}
						stroke={line}
						strokeWidth={lineWidth}
						strokeDasharray={dashes?.join(" ")}
					/>
				))}
			</g>
		</svg>
	);
}

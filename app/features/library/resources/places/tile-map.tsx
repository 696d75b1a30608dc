import { useId } from "react";
import type { Tile } from "./tiles";

const TILE_SIZE = { width: 20, height: 24, step: 23, line: 27 };

/** Filled when checked, hatched when an answer is due, outlined when unknown. */
export function TileMap({ tiles, label, className }: { tiles: readonly Tile[]; label: string; className?: string }) {
	const hatch = useId();
	const columns = Math.max(...tiles.map(({ column }) => column)) + 1;
	const rows = Math.max(...tiles.map(({ row }) => row)) + 1;
	const [width, height] = [columns * TILE_SIZE.step, rows * TILE_SIZE.line];
	const fills = { checked: "var(--color-brand)", due: `url(#${hatch})`, none: "var(--color-surface-sunken)" };
	return (
		<svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={className}>
			<defs>
				<pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<rect width="6" height="6" fill="var(--color-surface-raised)" />
					<rect width="2.4" height="6" fill="var(--color-brand)" />
				</pattern>
			</defs>
			{tiles.map(({ code, column, row, state }) => {
				const [x, y] = [column * TILE_SIZE.step + 1, row * TILE_SIZE.line + 1];
				return (
					<g key={code}>
						<rect
							x={x}
							y={y}
							width={TILE_SIZE.width}
							height={TILE_SIZE.height}
							fill={fills[state]}
							stroke={state === "none" ? "var(--color-line-strong)" : "var(--color-brand)"}
						/>
						{state === "none" ? null : <Code code={code} x={x} y={y} isOnBrand={state === "checked"} />}
					</g>
				);
			})}
		</svg>
	);
}

function Code({ code, x, y, isOnBrand }: { code: string; x: number; y: number; isOnBrand: boolean }) {
	return (
		<>
			{isOnBrand ? null : <rect x={x + 2} y={y + 6} width={16} height={12} fill="var(--color-surface-raised)" />}
			<text
				x={x + TILE_SIZE.width / 2}
				y={y + 15.5}
				textAnchor="middle"
				fontSize="9.5"
				fontWeight="600"
				fill={isOnBrand ? "var(--color-brand-ink)" : "var(--color-ink)"}
			>
				{code}
			</text>
		</>
	);
}

import { TITLE_BLOCK } from "./frame";
import { STEPS_PER_UNIT } from "./lots/lot-paths";

export function TitleWords({ number, sheet }: { number: number; sheet?: string }) {
	const size = number > 99 ? 11 : 16;
	return (
		<g fill="var(--cover-line)">
			<text
				x={at(TITLE_BLOCK.x + 18)}
				y={at(TITLE_BLOCK.y + 17 + size * 0.36)}
				fontSize={at(size)}
				textAnchor="middle"
				className="font-serif"
			>
				{number}
			</text>
			{sheet ? (
				<text x={at(TITLE_BLOCK.x + 44)} y={at(TITLE_BLOCK.y + 14.5)} fontSize={at(8.5)} className="font-medium">
					{sheet}
				</text>
			) : null}
		</g>
	);
}

function at(units: number): number {
	return Math.round(units * STEPS_PER_UNIT);
}

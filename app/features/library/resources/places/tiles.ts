import type { PlaceRow } from "./places-view";

export type TileState = "checked" | "due" | "none";
export type Tile = { code: string; column: number; row: number; state: TileState };

/** Each line is a row of the map, two letters a country, dots water. No borders, so none to dispute. */
const WORLD_ROWS = `
.. .. GL .. .. .. .. .. IS .. .. NO SE FI .. .. RU .. .. .. .. .. .. ..
CA .. .. .. .. .. .. IE GB .. DK NL DE EE LV LT BY KZ .. .. MN .. .. ..
US .. .. .. .. .. .. .. FR BE LU CH PL CZ SK UA MD UZ KG .. CN KP .. ..
MX CU BS .. .. .. PT ES .. MC .. AT HU SI HR RO GE TM TJ .. .. KR JP ..
GT HN JM DO PR .. .. .. AD IT SM BA RS ME MK BG AM AZ AF BT TW .. .. ..
BZ SV HT .. .. .. .. .. MT .. .. AL GR TR SY IR PK NP MM LA HK .. .. ..
.. NI CR TT .. .. .. MA TN .. LY CY LB IL JO IQ IN BD TH VN PH .. .. ..
.. .. PA GY SR .. MR DZ NE TD EG .. .. SA KW QA LK .. KH MY BN .. .. ..
.. CO VE .. .. SN ML BF NG SD ER .. YE OM AE BH .. .. SG ID TL PG .. ..
.. EC BR .. GN CI GH TG CM CF SS ET DJ SO .. .. MV .. .. .. .. .. FJ ..
.. PE BO .. LR SL BJ GA CG CD UG RW KE .. .. .. SC .. .. .. .. .. .. ..
.. CL PY .. .. .. .. AO ZM MW TZ BI .. MG MU .. .. .. AU .. .. .. .. ..
.. AR UY .. .. .. .. NA BW ZW MZ .. .. .. .. .. .. .. .. .. .. NZ .. ..
.. .. .. .. .. .. .. ZA LS SZ .. .. .. .. .. .. .. .. .. .. .. .. .. ..
`;

const STATES_ROWS = `
AK .. .. .. .. .. .. .. .. .. ME
.. .. .. .. .. .. .. .. .. VT NH
WA ID MT ND MN IL WI MI NY RI MA
OR NV WY SD IA IN OH PA NJ CT ..
CA UT CO NE MO KY WV VA MD DE ..
.. AZ NM KS AR TN NC SC DC .. ..
.. .. .. OK LA MS AL GA .. .. ..
HI .. .. TX .. .. .. .. FL .. ..
`;

type TilePlace = Pick<PlaceRow, "key" | "country" | "isDue">;

/** A country is due when an answer of its own or of one of its states is. */
export function worldTiles(rows: readonly TilePlace[]): Tile[] {
	return tilesOf(WORLD_ROWS, (code) => rows.filter(({ country }) => country === code));
}

export function stateTiles(rows: readonly TilePlace[]): Tile[] {
	return tilesOf(STATES_ROWS, (code) => rows.filter(({ key }) => key === `us-${code.toLowerCase()}`));
}

export function countTiles(tiles: readonly Tile[]): Record<TileState, number> {
	const counts = { checked: 0, due: 0, none: 0 };
	for (const { state } of tiles) counts[state] += 1;
	return counts;
}

function tilesOf(map: string, rowsOf: (code: string) => readonly TilePlace[]): Tile[] {
	return map
		.trim()
		.split("\n")
		.flatMap((line, row) =>
			line
				.split(" ")
				.flatMap((code, column) => (code === ".." ? [] : [{ code, column, row, state: stateOf(rowsOf(code)) }])),
		);
}

function stateOf(rows: readonly TilePlace[]): TileState {
	if (rows.length === 0) return "none";
	return rows.some(({ isDue }) => isDue) ? "due" : "checked";
}

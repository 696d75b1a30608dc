import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { Row, Specimen } from "./specimen";

const SIZES = ["sm", "md", "lg"] as const;

export function Sharing() {
	return (
		<Specimen name="sharing">
			<Row>
				{SIZES.map((size) => (
					<ShareControl key={size} size={size} />
				))}
			</Row>
			<Row>
				{SIZES.map((size) => (
					<ShareControl key={size} size={size} variant="minimal" />
				))}
			</Row>
		</Specimen>
	);
}

import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Row, Specimen } from "./specimen";

export function Badges() {
	return (
		<Specimen name="badges">
			<Row>
				<Badge tone="brass">50% OFF</Badge>
				<Badge tone="brass">Most popular</Badge>
				<Badge tone="outline">Free preview</Badge>
			</Row>
			<Row>
				<Badge tone="success">Paid</Badge>
				<Badge tone="info">Test mode</Badge>
				<Badge tone="warning">Refund requested</Badge>
				<Badge tone="danger">Failed</Badge>
				<Badge>Refunded</Badge>
			</Row>
			<Row>
				<Chip to="?" chosen actionLabel="Remove filter">
					Beginner
				</Chip>
				<Chip to="?level=product" actionLabel="Add filter">
					Product
				</Chip>
			</Row>
		</Specimen>
	);
}

export function Avatars() {
	return (
		<Specimen name="avatars">
			<Row>
				<Avatar name="Amara Okafor" size="sm" label="Amara Okafor" />
				<Avatar name="Łucja Nowak" label="Łucja Nowak" />
				<Avatar name="李娜" size="lg" label="李娜" />
				<Avatar name="With picture" size="lg" src="/api/placeholder/56/56" label="With picture" />
				<Avatar name="Broken picture" size="lg" src="/assets/missing.png" label="Broken picture" />
			</Row>
		</Specimen>
	);
}

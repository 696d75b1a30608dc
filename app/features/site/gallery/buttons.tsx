import { useState } from "react";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Bookmark } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Row, Specimen } from "./specimen";

export function Buttons() {
	const [isPending, setPending] = useState(false);
	return (
		<Specimen name="buttons">
			<Row>
				<Button>Enroll for free</Button>
				<Button variant="secondary">View Plans</Button>
				<Button variant="brass">Choose Pro</Button>
				<Button variant="quiet">See the curriculum</Button>
				<Button variant="danger">Delete topic</Button>
			</Row>
			<Row>
				<Button className="outline-2 outline-offset-2 outline-focus">Focused</Button>
				<Button pending pendingLabel="Enrolling…">
					Enroll
				</Button>
				<Button disabled>Closed</Button>
				<Button variant="secondary" pending={isPending} pendingLabel="Saving…" onClick={() => setPending(true)}>
					Save
				</Button>
			</Row>
			<Row>
				<Button variant="secondary" size="sm">
					Small 36
				</Button>
				<Button variant="secondary">Default 44</Button>
				<Button variant="secondary" size="lg">
					Large 52
				</Button>
			</Row>
			<Row>
				<LinkButton to="/courses">A link as a button</LinkButton>
				<IconButton label="Bookmark">
					<Bookmark className="size-5" />
				</IconButton>
				<Link to="/courses" className="text-brand-text underline underline-offset-4">
					A link in text
				</Link>
			</Row>
		</Specimen>
	);
}

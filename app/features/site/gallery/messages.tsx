import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ErrorCard } from "#app/ui/states/error-card.tsx";
import { Specimen } from "./specimen";

export function Notices() {
	return (
		<Specimen name="notices">
			<Notice title="Test mode">No real card is charged.</Notice>
			<Notice tone="success">Your answer was saved.</Notice>
			<Notice tone="warning" title="The session ends soon">
				Sign in again to keep your notes.
			</Notice>
			<Notice
				tone="danger"
				actions={
					<Button variant="secondary" size="sm">
						Try Again
					</Button>
				}
			>
				The payment was declined.
			</Notice>
		</Specimen>
	);
}

export function ErrorCards() {
	return (
		<Specimen name="errorCards">
			<ErrorCard
				title="Lesson Error"
				headingLevel={3}
				actions={
					<>
						<Button>Try Again</Button>
						<Button variant="secondary">Go Back</Button>
					</>
				}
				footnote="Error 7f3a-19c2, attempt 1 of 3"
			>
				This lesson content couldn't be loaded right now. Your place is saved.
			</ErrorCard>
		</Specimen>
	);
}

export function EmptyStates() {
	return (
		<Specimen name="emptyStates">
			<EmptyState
				title="No certificates yet"
				headingLevel={3}
				action={<Button variant="secondary">Browse Courses</Button>}
			>
				The first one appears here when you complete a course.
			</EmptyState>
		</Specimen>
	);
}

import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast/toast-store.ts";
import { Row, Specimen } from "./specimen";

export function Toasts() {
	return (
		<Specimen name="toasts">
			<Row>
				<Button
					variant="secondary"
					onClick={() => toast({ title: "Link copied!", description: "Share link has been copied to clipboard" })}
				>
					Default toast
				</Button>
				<Button
					variant="secondary"
					onClick={() =>
						toast({ title: "Failed to copy", description: "Please copy the link manually", variant: "destructive" })
					}
				>
					Destructive toast
				</Button>
				<Button
					variant="secondary"
					onClick={() =>
						toast({
							title: "Topic deleted",
							action: { label: "Undo", onSelect: () => toast({ title: "Topic restored" }) },
						})
					}
				>
					Toast with an action
				</Button>
			</Row>
		</Specimen>
	);
}

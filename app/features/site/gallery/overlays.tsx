import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#app/ui/floating/dialog.tsx";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuLabel,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "#app/ui/floating/dropdown-menu.tsx";
import { Tooltip } from "#app/ui/floating/tooltip.tsx";
import { Row, Specimen } from "./specimen";

export function Dialogs() {
	return (
		<Specimen name="dialogs">
			<Row>
				<Dialog>
					<DialogTrigger asChild>
						<Button variant="danger">Delete topic</Button>
					</DialogTrigger>
					<DialogContent
						title="Delete this topic?"
						description="Its twelve replies go with it. This cannot be undone."
						closeLabel="Close"
						footer={
							<>
								<DialogClose asChild>
									<Button variant="secondary">Keep it</Button>
								</DialogClose>
								<DialogClose asChild>
									<Button variant="danger">Delete topic</Button>
								</DialogClose>
							</>
						}
					/>
				</Dialog>
				<Dialog>
					<DialogTrigger asChild>
						<Button variant="secondary">Large dialog</Button>
					</DialogTrigger>
					<DialogContent title="What is left" closeLabel="Close" size="lg">
						<p className="text-ui text-ink-muted">Ten lessons, and the quiz of the second module.</p>
					</DialogContent>
				</Dialog>
			</Row>
		</Specimen>
	);
}

export function Menus() {
	return (
		<Specimen name="menus">
			<Row>
				<DropdownMenu>
					<DropdownMenuTrigger asChild>
						<Button variant="secondary">Sort and more</Button>
					</DropdownMenuTrigger>
					<DropdownMenuContent>
						<DropdownMenuLabel>Sort by</DropdownMenuLabel>
						<DropdownMenuRadioGroup value="newest">
							<DropdownMenuRadioItem value="newest">Newest</DropdownMenuRadioItem>
							<DropdownMenuRadioItem value="oldest">Oldest</DropdownMenuRadioItem>
						</DropdownMenuRadioGroup>
						<DropdownMenuSeparator />
						<DropdownMenuItem>Mark all as read</DropdownMenuItem>
						<DropdownMenuItem disabled>Export</DropdownMenuItem>
					</DropdownMenuContent>
				</DropdownMenu>
				<Tooltip content="Lessons that count towards completion">
					<Button variant="quiet">Required lessons</Button>
				</Tooltip>
				<Tooltip content="Shows at once after the other">
					<Button variant="quiet">Free previews</Button>
				</Tooltip>
			</Row>
		</Specimen>
	);
}

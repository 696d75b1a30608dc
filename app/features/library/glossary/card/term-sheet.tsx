import { Dialog, DialogContent } from "#app/ui/floating/dialog.tsx";
import { CardBody, type CardProps } from "./card-body";

export function TermBottomPanel({ link, card, onClose }: CardProps) {
	return (
		<Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
			<DialogContent
				title={<span lang={card.lang ?? undefined}>{card.title}</span>}
				closeLabel={card.words.close}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					link.focus();
				}}
			>
				<CardBody link={link} card={card} />
			</DialogContent>
		</Dialog>
	);
}

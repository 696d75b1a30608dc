import type { FormEventHandler, ReactNode, Ref } from "react";

type Props = {
	form: Ref<HTMLFormElement>;
	action: string;
	onSubmit: FormEventHandler;
	isPending: boolean;
	className?: string;
	formClassName: string;
	children: ReactNode;
};

export function FilterForm({ form, action, onSubmit, isPending, className = "", formClassName, children }: Props) {
	return (
		<search className={`@container/form min-w-0 grow ${className}`}>
			<form
				ref={form}
				method="get"
				action={action}
				onSubmit={onSubmit}
				aria-busy={isPending}
				className={`relative flex gap-2 ${formClassName}`}
			>
				{children}
			</form>
		</search>
	);
}

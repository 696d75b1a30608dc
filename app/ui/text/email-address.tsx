/** An e-mail address in a narrow place: it breaks after its "@" before it breaks anywhere else. */
export function EmailAddress({ of }: { of: string }) {
	const end = of.lastIndexOf("@") + 1;
	return (
		<>
			{of.slice(0, end)}
			<wbr />
			{of.slice(end)}
		</>
	);
}

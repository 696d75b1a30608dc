/**
 * A name as it is kept, printed and signed. macOS pastes "é" and "й" as a letter with a mark behind it; faces have
 * them as one letter, and two names that look the same have to be the same. Source: Unicode Standard Annex 15, NFC.
 */
export function composedName(name: string): string {
	return name.trim().normalize("NFC");
}

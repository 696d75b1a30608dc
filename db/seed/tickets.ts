import type { TICKET_TOPICS } from "../schema/library/ticket-kinds.ts";

/** Times are hours before now. */
export type DemoTicket = {
	name: string;
	from: { email: string } | { guestName: string; guestEmail: string };
	language: "en" | "de";
	topic: (typeof TICKET_TOPICS)[number];
	subject: string;
	page: string | null;
	status: "open" | "answered" | "closed";
	isAssigned: boolean;
	messages: { kind: "person" | "staff" | "note"; hoursAgo: number; body: string }[];
	closedHoursAgo?: number;
};

const STUDENT = { email: "student@grew.example" };

/** Oldest first: numbers are assigned in this order. */
export const DEMO_TICKETS: DemoTicket[] = [
	{
		name: "certificate-name",
		from: STUDENT,
		language: "en",
		topic: "account",
		page: "/dashboard",
		subject: "My name on the certificate",
		status: "closed",
		isAssigned: true,
		closedHoursAgo: 400,
		messages: [
			{
				kind: "person",
				hoursAgo: 430,
				body: "My account says Amara Okafor. On a certificate I would like to have my second name as well, as it stands in my passport. Can I change that later?",
			},
			{
				kind: "staff",
				hoursAgo: 427,
				body: "Yes. A certificate carries the name that your account has on the day you finish the course. Change it before you hand in the last quiz.",
			},
			{ kind: "person", hoursAgo: 401, body: "That is all I needed. Thank you." },
		],
	},
	{
		name: "rules-kenya",
		language: "en",
		topic: "content",
		page: "/resources/rules-by-place",
		from: { guestName: "Wambui Otieno", guestEmail: "wambui.otieno@mail.example" },
		subject: "Does the table say anything about Kenya?",
		status: "closed",
		isAssigned: true,
		closedHoursAgo: 170,
		messages: [
			{
				kind: "person",
				hoursAgo: 220,
				body: "I look at plots near Nakuru. The rules by place do not have Kenya. Will you add it, and whom would I ask until then?",
			},
			{ kind: "note", hoursAgo: 201, body: "Third question about East Africa this month." },
			{
				kind: "staff",
				hoursAgo: 200,
				body: "Not yet: we add a place once somebody has read its law and names the sources. Until then an advocate of the High Court who does conveyancing is the right person, and the checklist “Power of attorney abroad” says what to ask.",
			},
		],
	},
	{
		name: "vorschau",
		from: { email: "student2@grew.example" },
		language: "de",
		topic: "learning",
		page: "/courses/1",
		subject: "Welche Lektionen sind ohne Einschreibung offen?",
		status: "answered",
		isAssigned: true,
		messages: [
			{
				kind: "person",
				hoursAgo: 40,
				body: "Ich habe mich gerade angemeldet und möchte erst hineinschauen. Woran sehe ich, welche Lektionen ich lesen kann, ohne mich einzuschreiben?",
			},
			{
				kind: "staff",
				hoursAgo: 37,
				body: "Im Lehrplan des Kurses steht bei diesen Lektionen „Vorschau“. Der erste Kurs kostet nichts: Dort können Sie sich einschreiben und alles lesen.",
			},
		],
	},
	{
		name: "repair-sheet",
		from: STUDENT,
		language: "en",
		topic: "content",
		page: "/resources/repair-estimate-sheet",
		subject: "Square metres in the repair estimate",
		status: "answered",
		isAssigned: true,
		messages: [
			{
				kind: "person",
				hoursAgo: 53,
				body: "The sheet asks for square feet. Sellers here tell me square metres. Do I convert every line, or is there a sheet for metres?",
			},
			{ kind: "note", hoursAgo: 31, body: "Worth a second unit in the sheet. Asked Ingrid." },
			{
				kind: "staff",
				hoursAgo: 30,
				body: "Convert once at the top: one square metre is 10.76 square feet, and everything below follows. We are looking into a choice of units.",
			},
		],
	},
	{
		name: "bestaetigung",
		language: "de",
		topic: "account",
		page: "/de/register",
		from: { guestName: "Sabine Krüger", guestEmail: "sabine.krueger@mail.example" },
		subject: "Bestätigungsmail kommt nicht an",
		status: "open",
		isAssigned: false,
		messages: [
			{
				kind: "person",
				hoursAgo: 9,
				body: "Ich habe mich gestern Abend registriert. Die Nachricht mit dem Link ist bis jetzt nicht da, auch nicht im Spam-Ordner. Können Sie nachsehen?",
			},
		],
	},
	{
		name: "video-stops",
		from: STUDENT,
		language: "en",
		topic: "technical",
		page: "/lessons/3",
		subject: "The video stops after two minutes",
		status: "open",
		isAssigned: false,
		messages: [
			{
				kind: "person",
				hoursAgo: 5,
				body: "In the third lesson of the first module the video stops at about two minutes, on my phone and on the laptop. The text below it is fine. I am on a mobile connection in Lagos.",
			},
		],
	},
];

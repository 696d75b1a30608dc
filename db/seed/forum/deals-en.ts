import { type DemoTopic, dealIn } from "./demo-topic.ts";

const DUPLEX = { asking: 72_000, afterRepairValue: 142_000, marginPercent: 30, repairs: 31_000, fee: 8_000 };
const BUNGALOW = {
	asking: 5_600_000,
	afterRepairValue: 9_400_000,
	marginPercent: 28,
	repairs: 1_150_000,
	fee: 350_000,
};
const STOKE = { asking: 79_000, afterRepairValue: 128_000, marginPercent: 25, repairs: 19_500, fee: 5_000 };

export const DEALS_EN: DemoTopic[] = [
	{
		category: "deals",
		kind: "dealReview",
		language: "en",
		title: "Duplex in Cleveland, seller at 72,000: what am I missing in the repairs?",
		tags: ["usa", "repairs"],
		posts: [
			{
				by: "learner54",
				hoursAgo: 620,
				body: "Side-by-side duplex, built 1926, one half rented at 780 a month. Three sales within half a mile put the finished value near 142,000. My walk-through gave 31,000: kitchen and bath on the empty side, porch, both furnaces.\n\nThe sheet stops me at 60,400 and he wants 72,000. Before I call back, shoot holes in the 31,000.",
				deal: dealIn("Cleveland, Ohio", "USD", DUPLEX),
				reactions: { insight: ["learner55"] },
			},
			{
				by: "learner55",
				hoursAgo: 612,
				replyTo: 1,
				body: "> [!quote Marcus W., 1] built 1926\n\nThen ask about the sewer line before anything else. Clay pipe, a tree on the strip, and your buyer finds out in the first winter. A camera costs about 200. I have seen it come back clean, and I have seen it come back as a 6,000 problem.",
				reactions: { helpful: ["learner54", "student", "learner22"], thanks: ["learner54"] },
			},
			{
				by: "learner57",
				hoursAgo: 598,
				body: "Is the tenant on a written lease? A landlord will like the 780. Somebody who wants to resell will not, and those are two different prices.",
				replyTo: 1,
			},
			{
				by: "learner54",
				hoursAgo: 540,
				replyTo: 2,
				body: "Camera done: roots at 40 feet, quote 5,500. New figures in the sheet, 36,500 for the work, so my top is 54,900. I showed him the video instead of arguing. He is thinking about 58,000.\n\n[@Grace](member:learner57) month to month, nothing in writing.",
				deal: dealIn("Cleveland, Ohio", "USD", { ...DUPLEX, repairs: 36_500 }),
				reactions: { helpful: ["learner57", "instructor"] },
			},
			{
				by: "instructor",
				hoursAgo: 531,
				replyTo: 4,
				body: "Showing the video was right. At 58,000 the missing 3,100 comes out of your fee, not out of the buyer’s margin: you would earn 4,900. Decide now whether that is worth a month of your evenings, and tell him one number, once.",
				reactions: { insight: ["learner54", "learner17", "learner02"], helpful: ["learner55"] },
			},
			{
				by: "learner60",
				hoursAgo: 500,
				body: "Stop calling tenants! 2,000 cash buyers in all fifty states, fresh every week, only 49 dollars until Sunday: https://cash-list.example/promo",
				hiddenHoursAgo: 488,
			},
		],
	},
	{
		category: "deals",
		kind: "dealReview",
		language: "en",
		title: "Bungalow outside Nakuru: family of five heirs, one number",
		tags: ["kenya", "heirs"],
		posts: [
			{
				by: "learner03",
				hoursAgo: 1_510,
				body: "Three bedrooms on an eighth of an acre, borehole, roof from 2009. Two finished houses on the same road went for 9.2 and 9.6 million. The eldest asks 5.6 million for all five; with 28% for the buyer I arrive at 5,268,000.\n\nSuccession is confirmed, and the title is still in the father’s name.",
				deal: dealIn("Nakuru", "KES", BUNGALOW),
			},
			{
				by: "learner06",
				hoursAgo: 1_502,
				replyTo: 1,
				body: "Do all five know the figure, or does the eldest speak for them? In my one deal with heirs the fourth sister turned up at the lawyer’s with a figure of her own.",
				reactions: { insight: ["learner03", "learner04"] },
			},
			{
				by: "learner04",
				hoursAgo: 1_490,
				body: "Put the transmission of the title in the contract as the family’s job, with a date. Until the names of the heirs are on it no buyer’s bank moves.",
			},
			{
				by: "learner03",
				hoursAgo: 1_440,
				replyTo: 2,
				body: "> [!quote Tadesse B., 2] Do all five know the figure\n\nThey did not. We sat together on Sunday with tea and one sheet of paper, and all five initialled 5,250,000. That is 18,000 under my top. My advocate adds the stamp duty for the buyer: she says 4% inside the municipality and 2% outside it, and that the plot is inside.",
				reactions: { helpful: ["learner06", "learner16"], thanks: ["learner04"] },
				edited: {
					hoursAgo: 1_430,
					before:
						"They did not. We sat together on Sunday with tea and one sheet of paper, and all five initialled 5,250,000. That is 18,000 under my top.",
				},
			},
		],
	},
	{
		category: "deals",
		kind: "dealReview",
		language: "en",
		title: "Stoke terrace at 79,000. My buyer says 25% is for amateurs",
		tags: ["united kingdom", "margin"],
		posts: [
			{
				by: "learner52",
				hoursAgo: 310,
				body: "Two-up two-down, mid-terrace, damp on the party wall, boiler from another century. Sold prices on the street: 124, 127 and 133 thousand. At 25% the sheet says 71,500. My usual buyer laughs and says he works on 22% because he does the plastering himself.",
				deal: dealIn("Stoke-on-Trent", "GBP", STOKE),
			},
			{
				by: "learner51",
				hoursAgo: 305,
				replyTo: 1,
				body: "With 22% you get to 75,340. Still 3,660 short of the seller. Does he count the surcharge on a second home? As far as I know it has been 5% of the whole price since autumn 2024, so close to 4,000 that is not in your sheet.",
				deal: dealIn("Stoke-on-Trent", "GBP", { ...STOKE, marginPercent: 22 }),
				reactions: { helpful: ["learner52", "learner61"] },
			},
			{
				by: "instructor",
				hoursAgo: 290,
				replyTo: 1,
				body: "> [!quote Callum F., 1] he does the plastering himself\n\nThen his labour is hidden in the margin, and it will be there again when he sells to the next person. Write the sheet for a buyer who pays for plaster. If this one wants less, good for the seller; do not build the offer on it.",
				reactions: { insight: ["learner52", "learner51", "student"] },
			},
			{
				by: "learner52",
				hoursAgo: 150,
				body: "Offered 71,500 with completion in four weeks. She took it on the phone, then her solicitor took nine days to answer an email. Signed this morning.",
				reactions: { thanks: ["learner51"], helpful: ["instructor"] },
			},
			{
				by: "learner61",
				hoursAgo: 31,
				body: "Congratulations! If anybody wants the twin: number 41 next door belongs to the same lady, a Mrs Hartley. Her daughter says she is alone at home on Mondays and hates solicitors.",
				replyTo: 4,
			},
		],
	},
];

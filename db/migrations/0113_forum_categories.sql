-- The categories with which every school begins. One that a school has under the same key stays as it is.
INSERT INTO forum_categories (key, position, pattern) VALUES
	('deals', 10, 'diagonal'),
	('contracts', 20, 'lines'),
	('sellers', 30, 'dots'),
	('buyers', 40, 'solid'),
	('countries', 50, 'waves'),
	('courses', 60, 'cross')
ON CONFLICT (key) DO NOTHING;
--> statement-breakpoint
INSERT INTO forum_category_translations (category_id, language, name, description)
SELECT forum_categories.id, words.column2, words.column3, words.column4 FROM (VALUES
	('deals', 'en', 'Deals', 'Offers, margins and figures of deals, line by line.'),
	('deals', 'ru', 'Сделки', 'Предложения, маржа и расчёты сделок, строка за строкой.'),
	('deals', 'fr', 'Affaires', 'Offres, marges et chiffres des affaires, ligne par ligne.'),
	('deals', 'es', 'Operaciones', 'Ofertas, márgenes y cifras de las operaciones, línea a línea.'),
	('deals', 'de', 'Geschäfte', 'Angebote, Margen und Zahlen von Geschäften, Zeile für Zeile.'),
	('deals', 'zh', '交易', '交易的报价、利润与数字，逐项讨论。'),
	('contracts', 'en', 'Contracts', 'Clauses, options, deadlines and what they mean in practice.'),
	('contracts', 'ru', 'Договоры', 'Условия, опционы, сроки и что они значат на деле.'),
	('contracts', 'fr', 'Contrats', 'Clauses, options, délais et ce qu’ils signifient en pratique.'),
	('contracts', 'es', 'Contratos', 'Cláusulas, opciones, plazos y lo que significan en la práctica.'),
	('contracts', 'de', 'Verträge', 'Klauseln, Optionen, Fristen und was sie in der Praxis bedeuten.'),
	('contracts', 'zh', '合同', '条款、选择权与期限，以及它们在实践中的含义。'),
	('sellers', 'en', 'Sellers', 'Finding owners, speaking with them, and being fair.'),
	('sellers', 'ru', 'Продавцы', 'Как находить собственников, говорить с ними и поступать честно.'),
	('sellers', 'fr', 'Vendeurs', 'Trouver des propriétaires, leur parler et rester loyal.'),
	('sellers', 'es', 'Vendedores', 'Encontrar propietarios, hablar con ellos y ser justos.'),
	('sellers', 'de', 'Verkäufer', 'Eigentümer finden, mit ihnen sprechen und fair bleiben.'),
	('sellers', 'zh', '卖家', '寻找业主、与业主沟通，并做到公平。'),
	('buyers', 'en', 'Buyers', 'Who buys, what they ask for, and how to keep their trust.'),
	('buyers', 'ru', 'Покупатели', 'Кто покупает, чего они хотят и как сохранить их доверие.'),
	('buyers', 'fr', 'Acheteurs', 'Qui achète, ce qu’ils demandent et comment garder leur confiance.'),
	('buyers', 'es', 'Compradores', 'Quién compra, qué pide y cómo conservar su confianza.'),
	('buyers', 'de', 'Käufer', 'Wer kauft, was sie verlangen und wie man ihr Vertrauen behält.'),
	('buyers', 'zh', '买家', '谁在购买、他们的要求，以及如何保持信任。'),
	('countries', 'en', 'Countries', 'Taxes, notaries, registers and customs, country by country.'),
	('countries', 'ru', 'Страны', 'Налоги, нотариусы, реестры и обычаи разных стран.'),
	('countries', 'fr', 'Pays', 'Impôts, notaires, registres et usages, pays par pays.'),
	('countries', 'es', 'Países', 'Impuestos, notarios, registros y costumbres, país por país.'),
	('countries', 'de', 'Länder', 'Steuern, Notare, Register und Gepflogenheiten, Land für Land.'),
	('countries', 'zh', '国家与地区', '各国的税费、公证、登记与惯例。'),
	('courses', 'en', 'Courses', 'Questions that a lesson or an exercise left open.'),
	('courses', 'ru', 'Курсы', 'Вопросы, которые остались после урока или упражнения.'),
	('courses', 'fr', 'Cours', 'Les questions qu’une leçon ou un exercice a laissées ouvertes.'),
	('courses', 'es', 'Cursos', 'Preguntas que una lección o un ejercicio dejó abiertas.'),
	('courses', 'de', 'Kurse', 'Fragen, die eine Lektion oder Übung offengelassen hat.'),
	('courses', 'zh', '课程', '课时或练习中尚未解决的问题。')
) words JOIN forum_categories ON forum_categories.key = words.column1
WHERE true
ON CONFLICT (category_id, language) DO NOTHING;

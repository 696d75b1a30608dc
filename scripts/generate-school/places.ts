/** Only zones without summer time, so that one offset (in minutes) is right all year. */
export const PLACES = `
	NG en Africa/Lagos 60 | Chioma Emeka Ngozi Tunde Bisi Ifeoma Uche Sade | Okeke Balogun Eze Adeleke Obi Bello Nwosu Ojo
	KE en Africa/Nairobi 180 | Akinyi Otieno Wambui Kiprop Njeri Mwangi Achieng Baraka | Odhiambo Kariuki Kimani Chebet Maina Wekesa Ouma Mutua
	GH en Africa/Accra 0 | Ama Kwame Efua Yaw Abena Kojo Esi Kwabena | Asante Boateng Owusu Appiah Osei Amoah Darko Ofori
	ZA en Africa/Johannesburg 120 | Thandi Sipho Lerato Pieter Naledi Themba Ayanda Johan | Nkosi Dlamini Botha Khumalo Naidoo Mokoena Smit Zulu
	IN en Asia/Kolkata 330 | Ananya Rohan Kavya Vikram Meera Sanjay Isha Nikhil | Sharma Iyer Patel Reddy Gupta Nair Singh Das
	PH en Asia/Manila 480 | Maria Jose Angelica Mark Kristine Paolo Liza Carlo | Reyes Cruz Bautista Garcia Mendoza Ramos Aquino Flores
	PR es America/Puerto_Rico -240 | Carmen Luis Yolanda Ángel Marisol Héctor Wanda Félix | Rivera Colón Vega Santiago Otero Matos Ríos Cintrón
	CO es America/Bogota -300 | Daniela Andrés Paola Juan Natalia Camilo Laura Felipe | Gómez Rojas Vargas Castro Moreno Suárez Pardo Cárdenas
	PE es America/Lima -300 | Rosa Jorge Milagros César Flor Renzo Pilar Hugo | Huamán Flores Rojas Salazar Paredes Chávez Medina Núñez
	AR es America/Argentina/Buenos_Aires -180 | Florencia Martín Agustina Nicolás Julieta Tomás Lucía Facundo | Romero Sosa Álvarez Giménez Ferreyra Molina Acosta Ponce
	SN fr Africa/Dakar 0 | Awa Ousmane Fatou Cheikh Mariama Ibrahima Ndeye Pape | Ndiaye Sow Fall Diop Ba Gueye Sarr Faye
	CI fr Africa/Abidjan 0 | Adjoua Kouassi Aya Yao Mariam Serge Affoué Didier | Koné Kouamé Touré Bamba Yeboah Ouattara Coulibaly Gnahoré
	TN fr Africa/Tunis 60 | Leïla Karim Sonia Hichem Rim Slim Ines Walid | Trabelsi Gharbi Mansouri Jaziri Ayari Chebbi Saidi Mejri
	RU ru Europe/Moscow 180 | Анна Сергей Елена Иван Наталья Павел Юлия Артём | Котенко Белых Савчук Черных Долгих Бойко Седых Гриценко
	KZ ru Asia/Almaty 300 | Айгуль Данияр Алия Ерлан Динара Марат Асель Тимур | Ким Ли Абай Серик Шевченко Жук Пак Болат
	CN zh Asia/Shanghai 480 | 雨桐 子轩 思涵 浩然 欣怡 宇航 梓萱 俊杰 | 王 李 张 刘 陈 杨 赵 黄
	SG zh Asia/Singapore 480 | 慧敏 志强 美玲 伟明 佩珊 国华 淑芬 家豪 | 陈 林 黄 李 吴 郑 许 蔡
	AE en Asia/Dubai 240 | Fatima Omar Layla Yusuf Hind Khalid Sara Hassan | Haddad Rahman Nasser Saleh Qureshi Karam Aziz Mansour
	TR en Europe/Istanbul 180 | Ayşe Emre Zeynep Burak Selin Kerem Derya Onur | Kaya Şahin Aydın Öztürk Arslan Doğan Çelik Koç
	JP en Asia/Tokyo 540 | Yui Kenta Aoi Daichi Misaki Ren Hina Takumi | Sato Suzuki Ito Watanabe Kato Mori Abe Ueda
	US en America/Phoenix -420 | Emily Marcus Rachel Tyler Denise Andre Carla Kevin | Johnson Miller Ortiz Bennett Hughes Foster Coleman Reed
	BR en America/Recife -180 | Larissa Thiago Juliana Bruno Patrícia Caio Renata Vítor | Souza Lima Barbosa Rocha Teixeira Nunes Freitas Moraes
	IS en Atlantic/Reykjavik 0 | Sigrún Jón Helga Ólafur Katrín Einar Birna Gunnar | Jónsson Helgadóttir Árnason Einarsson Óladóttir Bjarnason Sveinsson Karlsson
	AU en Australia/Brisbane 600 | Chloe Liam Matilda Jack Ruby Angus Zoe Lachlan | Murphy Kelly Walsh Fraser Barnes Hayes Dunn Palmer`
	.trim()
	.split("\n")
	.map((line) => {
		const [place = "", first = "", last = ""] = line.trim().split(" | ");
		const [country, language, timeZone, offset] = place.split(" ");
		return { country, language, timeZone, offset: Number(offset), first: first.split(" "), last: last.split(" ") };
	});

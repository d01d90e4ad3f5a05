-- Seeded random numbers, sequential ids, and enough words for searches to hit and miss.
create schema seed;
create function seed.r(i bigint, salt int) returns float8 language sql immutable parallel safe as $$ select (hashint8extended(i, salt) & 4503599627370495) / 4503599627370496.0::float8 $$;
create function seed.n(i bigint, salt int, below bigint) returns int language sql immutable parallel safe as $$ select floor(seed.r(i, salt) * below)::int $$;
-- A skewed distribution: few values are frequent, most are rare.
create function seed.few(i bigint, salt int, below bigint) returns int language sql immutable parallel safe as $$ select floor(power(seed.r(i, salt), 1.7) * below)::int $$;
create function seed.pick(words text[], i bigint, salt int) returns text language sql immutable parallel safe as $$ select words[1 + seed.n(i, salt, array_length(words, 1))] $$;
create function seed.id(kind int, shop int, i bigint) returns uuid language sql immutable parallel safe as $$
  select (lpad(to_hex(1700000000000 + i), 12, '0') || '7' || lpad(to_hex(kind * 16 + shop), 3, '0') || '8' || lpad(to_hex(i), 15, '0'))::uuid
$$;
create function seed.first() returns text[] language sql immutable parallel safe as $$ select string_to_array('Ada Ben Cleo Dirk Elsa Finn Gaia Hugo Inés Jonas Kaja Leon Mila Noah Olga Piet Rosa Sven Tara Umar Vera Wim Xenia Yara Zeno Anna Bruno Carla Daan Emma Femke Greta Hanna Ivo Jelle Karin Lotte Maarten Nina Oscar Paula Quinn René Sanne Tomas Ulla Victor Wout Yusuf Zoë', ' ') $$;
create function seed.last() returns text[] language sql immutable parallel safe as $$ select string_to_array('Abel Bak Cruz Dubo Egg Fisch Garc Haas Ivan Jans Kell Lop Mey Nov Ols Peet Quis Ross Silv Torr Ullm Vosk Web Young Zanett Bergm Lindqv Krüg Møll Schust', ' ') $$;
create function seed.ending() returns text[] language sql immutable parallel safe as $$ select string_to_array('er en sen ez son i man ova eau ing stra ers ström bach wald feld', ' ') $$;
create function seed.stuff() returns text[] language sql immutable parallel safe as $$ select string_to_array('Steel Wool Bamboo Cotton Canvas Copper Linen Oak Recycled Ceramic Leather Cork Felt Marble Silk Walnut Brass Glass Rattan Denim', ' ') $$;
create function seed.thing() returns text[] language sql immutable parallel safe as $$ select string_to_array('Bottle Jacket Lamp Blanket Backpack Kettle Towel Notebook Stove Mug Headlamp Knife Board Basket Tent Scarf Teapot Chair Shelf Vase Pillow Apron Wallet Clock Candle Tray Curtain Sweater Umbrella Planter', ' ') $$;
create function seed.line() returns text[] language sql immutable parallel safe as $$ select string_to_array('Alto Breva Cirro Dune Ember Fjord Grove Harbour Isle Juno Kite Lumen Mesa Nord Orbit Pine Quarry Ridge Solis Tundra Umbra Vale Willow Xylo Yonder Zephyr Amber Birch Coral Delta', ' ') $$;
create function seed.host() returns text[] language sql immutable parallel safe as $$ select string_to_array('mail.example post.example inbox.example web.example home.example', ' ') $$;
create function seed.city() returns text[] language sql immutable parallel safe as $$ select string_to_array('Rotterdam Berlin Paris Madrid Porto Vienna Ghent Lyon Hamburg Oslo Turin Leeds', ' ') $$;
create function seed.country() returns text[] language sql immutable parallel safe as $$ select string_to_array('NL DE FR ES PT AT BE FR DE NO IT GB', ' ') $$;
create function seed.asked() returns text[] language sql immutable parallel safe as $$ select array['Where is my order? It should have been here', 'Is the {t} still in stock in', 'Can I return the {t} I bought', 'What does shipping cost for a {t} to', 'The {t} arrived broken, can you help with',
    'Do you have the {t} in another size for', 'I would like to change the address of my order to', 'How long does delivery of the {t} take to'] $$;
create function seed.answered() returns text[] language sql immutable parallel safe as $$ select array['The {t} is in stock and leaves today for', 'You can return the {t} within 30 days to', 'Your parcel left yesterday and reaches', 'I have looked it up for you: it is on its way to', 'Shipping costs 4.95 for orders to'] $$;
create function seed.name(i bigint) returns text language sql immutable parallel safe as $$
  select seed.pick(seed.first(), i, 21) || ' ' || seed.pick(seed.last(), i, 22) || seed.pick(seed.ending(), i, 23)
$$;
create function seed.product(p bigint) returns text language sql immutable parallel safe as $$
  select seed.pick(seed.stuff(), p, 31) || ' ' || seed.pick(seed.thing(), p, 32) || ' ' || seed.pick(seed.line(), p, 33)
$$;
create function seed.price(p bigint, k int) returns int language sql immutable parallel safe as $$ select 400 + floor(power(seed.r(p, 34), 3) * 30000)::int + k * 250 $$;
create function seed.variants(p bigint) returns int language sql immutable parallel safe as $$ select 1 + (p % 2)::int $$;
create function seed.sku(p bigint, k int) returns text language sql immutable parallel safe as $$
  select upper(left(seed.pick(seed.stuff(), p, 31), 3) || '-' || left(seed.pick(seed.thing(), p, 32), 3)) || '-' || lpad(p::text, 6, '0') || case k when 0 then '' else '-L' end
$$;

// Common names in the countries the shop delivers to. Any first name is combined with any last name of its country.
import type { Country } from '../shipping.ts';

const words = (text: string) => text.trim().split(/\s+/);
/** Last names of several words are written with a dot: 'van.Dijk'. */
const surnames = (text: string) => words(text).map((name) => name.replaceAll('.', ' '));

export const names: Record<Country, { first: string[]; last: string[] }> = {
  NL: {
    first: words(
      'Anouk Bram Daan Eva Femke Finn Gijs Hanna Iris Jasper Jelle Joris Julia Koen Lars Lieke Lotte Luuk Maartje Marieke Mees Mila Niels Noor Pieter Roos Ruben Sanne Sem Sven Thijs Tess Yara Youssef Fatima Emre Chantal Wouter Merel Bas',
    ),
    last: surnames(
      'de.Jong Jansen van.Dijk Bakker Visser Smit Meijer de.Boer Mulder Bos Vos Peters Hendriks van.Leeuwen Dekker Brouwer de.Wit Dijkstra Smits de.Graaf van.der.Meer Kuipers Hoekstra Postma Verbeek Scholten el.Amrani Yilmaz Sardjoe Willems',
    ),
  },
  DE: {
    first: words(
      'Anna Ben Clara David Elena Felix Greta Hannes Ida Jakob Jana Johanna Jonas Katharina Lea Leon Lina Lukas Marie Max Mia Moritz Nele Paul Philipp Sophie Theresa Tim Ayşe Mehmet Ole Frieda Stefan Birgit Uwe Svenja',
    ),
    last: surnames(
      'Müller Schmidt Schneider Fischer Weber Wagner Becker Hoffmann Schäfer Koch Bauer Richter Klein Wolf Neumann Schwarz Zimmermann Braun Krüger Hofmann Lange Krause Lehmann Köhler Kaya Vogt Peters Brandt Seidel Nowak',
    ),
  },
  FR: {
    first: words(
      'Alice Antoine Camille Chloé Clément Élodie Emma Étienne Gabriel Hugo Inès Jules Julien Léa Louis Lucie Manon Mathilde Nathan Nicolas Océane Pauline Raphaël Sarah Théo Thomas Yasmine Karim Margaux Bastien',
    ),
    last: surnames(
      'Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia Roux Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Benali Mercier Blanc Guérin Faure Chevalier Perrin',
    ),
  },
  BE: {
    first: words(
      'Arthur Charlotte Elise Emile Jef Julie Lander Laura Louise Lucas Maxime Nina Noah Olivier Robbe Seppe Stijn Victor Wout Zoë Amélie Tuur',
    ),
    last: surnames(
      'Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters De.Smet Dubois Lambert Dupont Martens Vermeulen Hermans Michiels De.Clercq Lemmens Van.Damme',
    ),
  },
  ES: {
    first: words(
      'Alba Álvaro Ana Carlos Carmen Daniel Diego Elena Hugo Irene Javier Jorge Laura Lucía Marcos María Marta Mateo Nerea Pablo Paula Raúl Rocío Sara Sergio Sofía Iker Aitana',
    ),
    last: surnames(
      'García Fernández González Rodríguez López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Álvarez Romero Navarro Torres Domínguez Vázquez Ramos Gil Serrano Iglesias Ortiz',
    ),
  },
  PT: {
    first: words(
      'Afonso Ana Beatriz Bruno Carolina Catarina Diogo Duarte Francisca Gonçalo Inês Joana João Leonor Mafalda Margarida Mariana Martim Miguel Rita Rui Sofia Tiago Tomás',
    ),
    last: surnames(
      'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia',
    ),
  },
  GB: {
    first: words(
      'Alfie Amelia Archie Ava Callum Charlotte Daisy Edward Ella Emily Freya George Grace Harriet Isla Jack James Lily Mohammed Nadia Oliver Oscar Poppy Priya Rhys Rosie Samuel Sienna Toby Zara',
    ),
    last: surnames(
      'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Clarke Hughes Khan Campbell Stewart Murray Reid Morgan Kaur',
    ),
  },
};

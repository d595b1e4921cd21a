import type { Motif } from '../motif.ts';
import { aquarium } from './aquarium.ts';
import { avatar } from './avatar.ts';
import { balloons } from './balloons.ts';
import { beach } from './beach.ts';
import { breakfast } from './breakfast.ts';
import { buggy } from './buggy.ts';
import { calligraphy } from './calligraphy.ts';
import { camp } from './camp.ts';
import { coaster } from './coaster.ts';
import { coffee } from './coffee.ts';
import { cooking } from './cooking.ts';
import { creek } from './creek.ts';
import { cruise } from './cruise.ts';
import { cycling } from './cycling.ts';
import { dinnerCruise } from './dinnerCruise.ts';
import { dunes } from './dunes.ts';
import { falcon } from './falcon.ts';
import { feast } from './feast.ts';
import { flamingos } from './flamingos.ts';
import { fort } from './fort.ts';
import { frame } from './frame.ts';
import { garden } from './garden.ts';
import { golf } from './golf.ts';
import { hotel } from './hotel.ts';
import { jetski } from './jetski.ts';
import { kayak } from './kayak.ts';
import { louvre } from './louvre.ts';
import { map } from './map.ts';
import { mosque } from './mosque.ts';
import { mountainRoad } from './mountainRoad.ts';
import { museum } from './museum.ts';
import { oasis } from './oasis.ts';
import { observation } from './observation.ts';
import { oryx } from './oryx.ts';
import { paddle } from './paddle.ts';
import { palmIsland } from './palmIsland.ts';
import { pearl } from './pearl.ts';
import { perfume } from './perfume.ts';
import { placeholder } from './placeholder.ts';
import { pottery } from './pottery.ts';
import { reef } from './reef.ts';
import { car, coach, suv, van } from './roadside.ts';
import { room } from './room.ts';
import { sandboard } from './sandboard.ts';
import { seaplane } from './seaplane.ts';
import { skyline } from './skyline.ts';
import { snow } from './snow.ts';
import { souk } from './souk.ts';
import { spices } from './spices.ts';
import { stargazing } from './stargazing.ts';
import { streetFood } from './streetFood.ts';
import { suitcase } from './suitcase.ts';
import { wadi } from './wadi.ts';
import { waterPark } from './waterPark.ts';
import { weaving } from './weaving.ts';
import { wheel } from './wheel.ts';
import { yacht } from './yacht.ts';
import { zipline } from './zipline.ts';

/** The motifs by name. A new motif is a file in this folder and a line here. */
export const motifs = {
  aquarium,
  avatar,
  balloons,
  beach,
  breakfast,
  buggy,
  calligraphy,
  camp,
  car,
  coach,
  coaster,
  coffee,
  cooking,
  creek,
  cruise,
  cycling,
  dinnerCruise,
  dunes,
  falcon,
  feast,
  flamingos,
  fort,
  frame,
  garden,
  golf,
  hotel,
  jetski,
  kayak,
  louvre,
  map,
  mosque,
  mountainRoad,
  museum,
  oasis,
  observation,
  oryx,
  paddle,
  palmIsland,
  pearl,
  perfume,
  placeholder,
  pottery,
  reef,
  room,
  sandboard,
  seaplane,
  skyline,
  snow,
  souk,
  spices,
  stargazing,
  streetFood,
  suitcase,
  suv,
  van,
  wadi,
  waterPark,
  weaving,
  wheel,
  yacht,
  zipline,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

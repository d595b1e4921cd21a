import type { Motif } from './motif.ts';
import { aquarium } from './motifs/aquarium.ts';
import { avatar } from './motifs/avatar.ts';
import { balloons } from './motifs/balloons.ts';
import { beach } from './motifs/beach.ts';
import { breakfast } from './motifs/breakfast.ts';
import { buggy } from './motifs/buggy.ts';
import { calligraphy } from './motifs/calligraphy.ts';
import { camp } from './motifs/camp.ts';
import { coaster } from './motifs/coaster.ts';
import { coffee } from './motifs/coffee.ts';
import { cooking } from './motifs/cooking.ts';
import { creek } from './motifs/creek.ts';
import { cruise } from './motifs/cruise.ts';
import { cycling } from './motifs/cycling.ts';
import { dinnerCruise } from './motifs/dinnerCruise.ts';
import { dunes } from './motifs/dunes.ts';
import { falcon } from './motifs/falcon.ts';
import { feast } from './motifs/feast.ts';
import { flamingos } from './motifs/flamingos.ts';
import { fort } from './motifs/fort.ts';
import { frame } from './motifs/frame.ts';
import { garden } from './motifs/garden.ts';
import { golf } from './motifs/golf.ts';
import { hotel } from './motifs/hotel.ts';
import { jetski } from './motifs/jetski.ts';
import { kayak } from './motifs/kayak.ts';
import { louvre } from './motifs/louvre.ts';
import { map } from './motifs/map.ts';
import { mosque } from './motifs/mosque.ts';
import { mountainRoad } from './motifs/mountainRoad.ts';
import { museum } from './motifs/museum.ts';
import { oasis } from './motifs/oasis.ts';
import { observation } from './motifs/observation.ts';
import { oryx } from './motifs/oryx.ts';
import { paddle } from './motifs/paddle.ts';
import { palmIsland } from './motifs/palmIsland.ts';
import { pearl } from './motifs/pearl.ts';
import { perfume } from './motifs/perfume.ts';
import { placeholder } from './motifs/placeholder.ts';
import { pottery } from './motifs/pottery.ts';
import { reef } from './motifs/reef.ts';
import { car, coach, suv, van } from './motifs/roadside.ts';
import { room } from './motifs/room.ts';
import { sandboard } from './motifs/sandboard.ts';
import { seaplane } from './motifs/seaplane.ts';
import { skyline } from './motifs/skyline.ts';
import { snow } from './motifs/snow.ts';
import { souk } from './motifs/souk.ts';
import { spices } from './motifs/spices.ts';
import { stargazing } from './motifs/stargazing.ts';
import { streetFood } from './motifs/streetFood.ts';
import { suitcase } from './motifs/suitcase.ts';
import { wadi } from './motifs/wadi.ts';
import { waterPark } from './motifs/waterPark.ts';
import { weaving } from './motifs/weaving.ts';
import { wheel } from './motifs/wheel.ts';
import { yacht } from './motifs/yacht.ts';
import { zipline } from './motifs/zipline.ts';

/** The motifs by name. A new motif is a file in `motifs/` and a line here. */
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

/** The name of a motif, as in a picture’s id. */
export type MotifName = keyof typeof motifs;

import type { Icon } from '@tabler/icons-react';
import type { Reaccion } from '@jornada/domain/chat/modelo.ts';
import { IconCheck, IconConfetti, IconEye, IconHeart, IconMoodSmile, IconThumbUp } from '@jornada/ui/icons.ts';

export const REACTION_ICONS: Readonly<Record<Reaccion, Icon>> = {
  bien: IconThumbUp,
  hecho: IconCheck,
  fiesta: IconConfetti,
  corazon: IconHeart,
  risa: IconMoodSmile,
  visto: IconEye,
};

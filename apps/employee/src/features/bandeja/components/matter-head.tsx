import { useTranslation } from 'react-i18next';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { CorrectionState } from '@jornada/features/day/correction-state.tsx';
import { dayNames } from '@jornada/features/day/hour-on.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { stateOf, titleKeyOf } from '@jornada/features/correcciones/matter-words.ts';
import { useWho } from '../use-who.ts';
import classes from '../bandeja.module.css';

/** The subject of a matter, its person, and its state. */
export function MatterHead({ asunto }: { asunto: AsuntoVista }) {
  const { t } = useTranslation();
  const format = useFormat(asunto.zona);
  const who = useWho(asunto);
  const photo = usePhoto(asunto.persona.fotoToken, 'lg');
  const ahora = useMinute();
  return (
    <header className={classes.matterHead}>
      <Initials size="lg" photo={photo}>
        {asunto.persona.iniciales}
      </Initials>
      <div className={classes.matterWho}>
        <h2 className={classes.matterTitle}>{t(titleKeyOf(asunto), { nombre: asunto.correcciones[0]?.nombre })}</h2>
        <p>
          {who} · {dayNames(asunto.fecha, ahora, format).long}
        </p>
      </div>
      <CorrectionState estado={stateOf(asunto)} />
    </header>
  );
}

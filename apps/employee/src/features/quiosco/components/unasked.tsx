import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Title, UnstyledButton } from '@mantine/core';
import type { ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import { isOffered } from '@jornada/domain/quiosco/ofrecido.ts';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCloudOff, IconX } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Countdown } from '../../../shared/quiosco/countdown.tsx';
import type { Unasked as UnaskedState } from '../../../shared/quiosco/desk.ts';
import { KioskFrame } from '../../../shared/quiosco/kiosk-frame.tsx';
import { useLeaveKiosk } from '../../../shared/quiosco/use-leave.ts';
import { useSeal } from '../../../shared/quiosco/use-seal.ts';
import { useServices } from '../../../shared/services.tsx';
import { useFirstButton } from '../use-first-button.ts';
import kiosk from '../../../shared/quiosco/kiosk.module.css';
import classes from '../quiosco.module.css';

type Tipo = ConfiguracionQuiosco['tipos'][number];
/** Nobody knows whether the person is at work, so both ends of the day are in reach, larger than all else: work itself, as it is clocked at a door. */
const endsOf = (tipos: readonly Tipo[]): Tipo[] =>
  (['entrada', 'salida'] as const).flatMap((end) => {
    const all = tipos.filter(({ clase }) => clase === end);
    return all.find(({ subtipo }) => subtipo === 'trabajo') ?? all[0] ?? [];
  });

type Props = { unasked: UnaskedState; config: ConfiguracionQuiosco };

/** Without a network nobody is recognised: the person says what they clock, and the server finds out later who it was. */
export function Unasked({ unasked, config }: Props) {
  const { t } = useTranslation();
  return (
    <KioskFrame title={t('quiosco.sin-red.titulo')} aside={<Countdown />}>
      {unasked.hecho === null ? <Choose {...{ unasked, config }} /> : <Received hecho={unasked.hecho} config={config} />}
    </KioskFrame>
  );
}

function Choose({ unasked, config }: Props) {
  const { t } = useTranslation();
  const { kiosk: desk } = useServices();
  const seal = useSeal();
  const leave = useLeaveKiosk();
  const [hasFailed, setFailed] = useState(false);
  const choose = async (tipo: number): Promise<void> => {
    try {
      desk.unasked.set({ ...unasked, hecho: { tipo, momento: await seal(unasked.prueba, tipo) } });
    } catch {
      setFailed(true);
    }
  };
  const offered = config.tipos.filter((tipo) => isOffered(tipo, config.subtipos));
  const ends = endsOf(offered);
  return (
    <div className={classes.unasked}>
      <div>
        <Title order={1} className={classes.hello}>
          {t('quiosco.sin-red.que')}
        </Title>
        <p className={classes.note}>
          <Glyph of={IconCloudOff} data-tone="warn" />
          {t('quiosco.sin-red.texto')}
        </p>
        <p className={classes.problem} role="alert">
          {hasFailed && t('quiosco.sin-red.imposible')}
        </p>
      </div>
      {[ends, offered.filter((tipo) => !ends.includes(tipo))].map(
        (some, index) =>
          some.length > 0 && (
            <div key={index === 0 ? 'ends' : 'others'} className={classes.choices} data-large={index === 0 || undefined}>
              {some.map(({ id, clase, subtipo, nombre }) => (
                <UnstyledButton key={id} className={classes.second} onClick={() => void choose(id)}>
                  <Glyph of={iconOfClase(clase, subtipo)} size="xl" />
                  <span>{nombre}</span>
                </UnstyledButton>
              ))}
            </div>
          ),
      )}
      <Button variant="transparent" size="lg" className={kiosk.way} leftSection={<Glyph of={IconX} />} onClick={() => void leave()}>
        {t('quiosco.sin-red.dejarlo')}
      </Button>
    </div>
  );
}

/** What was noted, with its hour, and that it is still to be sent. */
function Received({ hecho: { tipo, momento }, config }: { hecho: NonNullable<UnaskedState['hecho']>; config: ConfiguracionQuiosco }) {
  const { t } = useTranslation();
  const format = useFormat(config.zona);
  const noted = config.tipos.find(({ id }) => id === tipo);
  const says = noted ? t('quiosco.sin-red.anotado', { que: noted.nombre }) : t('quiosco.sin-red.recibido');
  const leave = useLeaveKiosk();
  const { notices } = useServices();
  const first = useFirstButton();
  useEffect(() => notices.speak(says), [notices, says]);
  return (
    <div className={classes.answer}>
      <div className={classes.tick} data-waits>
        <Glyph of={IconCloudOff} className={classes.tickIcon} />
      </div>
      <Title order={1} className={classes.goodbye}>
        {says}
      </Title>
      <p className={classes.hour}>{format.hour(momento)}</p>
      <p className={classes.received}>{t('quiosco.sin-red.despues')}</p>
      <div className={classes.closing}>
        <Button className={classes.ready} size="xl" onClick={() => void leave()} {...first}>
          {t('quiosco.hecho.listo')}
        </Button>
      </div>
    </div>
  );
}

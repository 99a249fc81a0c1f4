import { useEffect, useRef, useState } from 'react';
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
import kiosk from '../../../shared/quiosco/kiosk.module.css';
import classes from '../quiosco.module.css';

type Props = { unasked: UnaskedState; config: ConfiguracionQuiosco };

/** Without a network nobody is recognised: the person says what they clock, and the server finds out later who it was. */
export function Unasked({ unasked, config }: Props) {
  const { t } = useTranslation();
  return (
    <KioskFrame title={t('quiosco.sin-red.titulo')} aside={<Countdown />}>
      {unasked.momento === null ? <Choose {...{ unasked, config }} /> : <Received momento={unasked.momento} zona={config.zona} />}
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
      desk.unasked.set({ ...unasked, momento: await seal(unasked.prueba, tipo) });
    } catch {
      setFailed(true);
    }
  };
  const offered = config.tipos.filter((tipo) => isOffered(tipo, config.subtipos));
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
      <div className={classes.choices}>
        {offered.map(({ id, clase, subtipo, nombre }) => (
          <UnstyledButton key={id} className={classes.second} onClick={() => void choose(id)}>
            <Glyph of={iconOfClase(clase, subtipo)} size="xl" />
            <span>{nombre}</span>
          </UnstyledButton>
        ))}
      </div>
      <Button variant="transparent" size="lg" className={kiosk.way} leftSection={<Glyph of={IconX} />} onClick={() => void leave()}>
        {t('quiosco.sin-red.dejarlo')}
      </Button>
    </div>
  );
}

function Received({ momento, zona }: { momento: string; zona: string }) {
  const { t } = useTranslation();
  const format = useFormat(zona);
  const leave = useLeaveKiosk();
  const ready = useRef<HTMLButtonElement>(null);
  const { notices } = useServices();
  useEffect(() => {
    ready.current?.focus({ preventScroll: true });
    notices.speak(t('quiosco.sin-red.recibido'));
  }, [notices, t]);
  return (
    <div className={classes.answer}>
      <div className={classes.tick} data-waits>
        <Glyph of={IconCloudOff} className={classes.tickIcon} />
      </div>
      <Title order={1} className={classes.goodbye}>
        {t('quiosco.sin-red.recibido')}
      </Title>
      <p className={classes.hour}>{format.hour(momento)}</p>
      <p className={classes.received}>{t('quiosco.sin-red.despues')}</p>
      <div className={classes.closing}>
        <Button className={classes.ready} size="xl" onClick={() => void leave()} ref={ready}>
          {t('quiosco.hecho.listo')}
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, TextInput, UnstyledButton } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { Dialog } from '@jornada/ui/dialog.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { StepHead } from '../components/step-head.tsx';
import { VisitFoot } from '../components/visit-foot.tsx';
import { VisitFrame } from '../components/visit-frame.tsx';
import { QrView } from '../../../shared/quiosco/qr-view.tsx';
import { useLeaveKiosk } from '../../../shared/quiosco/use-leave.ts';
import { useVisit } from '../model/use-visit.ts';
import classes from '../visitas.module.css';

type Inside = SalidaDe<typeof visitas.dentro>['items'][number];
const CODE = /^\d{4,6}$/;

/** Leaving: by the code of the badge, or by one's initials. Of others there is nothing else here. */
export function SalidaScreen() {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { notice } = useVisit();
  const format = useFormat(notice.zona);
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState<Inside | null>(null);
  const inside = useRead(visitas.dentro, {}, { gcTime: 0 });
  const leaving = useSend(visitas.finalizar, { onSuccess: () => setChosen(null), refreshOnError: true });
  const leave = useLeaveKiosk();
  if (leaving.data)
    return (
      <VisitFrame title={t('visitas.salida.titulo')}>
        <StepHead title={t('visitas.salida.hecho', { hora: format.hour(leaving.data.salida) })} note={t('visitas.salida.hecho-nota')} />
        <div className={classes.body} />
        <Button className={classes.action} onClick={() => void leave()}>
          {t('visitas.hecho.listo')}
        </Button>
      </VisitFrame>
    );
  return (
    <VisitFrame title={t('visitas.salida.titulo')} foot={<VisitFoot back="/quiosco" isLeaving />}>
      <StepHead title={t('visitas.salida.titulo')} note={t('visitas.salida.nota')} />
      <form
        className={classes.leave}
        onSubmit={(event) => {
          event.preventDefault();
          if (CODE.test(code)) leaving.mutate({ codigo: code });
        }}
      >
        <TextInput
          classNames={{ input: classes.codeInput, label: classes.label }}
          label={t('visitas.salida.codigo')}
          value={code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          error={leaving.error && messageOf(leaving.error)}
          onChange={({ currentTarget: { value } }) => setCode(value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" className={classes.second} disabled={!CODE.test(code)} loading={leaving.isPending}>
          {t('visitas.salida.salir')}
        </Button>
      </form>
      <Box mt="1rem">
        <QrView
          instead={t('visitas.salida.sin-camara')}
          onCodigo={(text) => {
            setCode(text.slice(0, 6));
            if (CODE.test(text)) leaving.mutate({ codigo: text });
          }}
        />
      </Box>
      <section className={classes.body}>
        <h2 className={classes.label}>{t('visitas.salida.iniciales')}</h2>
        {inside.data?.items.length === 0 && <p className={classes.remark}>{t('visitas.salida.nadie')}</p>}
        <div className={classes.initials}>
          {inside.data?.items.map((one) => (
            <UnstyledButton key={one.id} className={classes.person} onClick={() => setChosen(one)}>
              <b>{one.iniciales}</b>
              <small>{t('visitas.salida.desde', { hora: format.hour(one.entrada) })}</small>
            </UnstyledButton>
          ))}
        </div>
      </section>
      {chosen && (
        <Dialog title={t('visitas.salida.pregunta', { iniciales: chosen.iniciales, hora: format.hour(chosen.entrada) })}>
          <div className={classes.answers}>
            <Button variant="default" onClick={() => setChosen(null)}>
              {t('visitas.salida.no-soy')}
            </Button>
            <Button loading={leaving.isPending} onClick={() => leaving.mutate({ id: chosen.id })}>
              {t('visitas.salida.soy-yo')}
            </Button>
          </div>
        </Dialog>
      )}
    </VisitFrame>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { contacto, type PeticionAyuda } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useMoment } from '../use-moment.ts';
import { AnswerForm } from './answer-form.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Quote } from '@jornada/ui/quote.tsx';
import { Way } from '@jornada/ui/way.tsx';

type Props = { peticion: PeticionAyuda; onChanged: (peticion: PeticionAyuda) => void; onClose: () => void };

/** One request with its answers, and the form for a new answer. */
export function OneRequest({ peticion, onChanged, onClose }: Props) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { id, persona, momento, comentario, respuestas, hecha } = peticion;
  return (
    <Aside title={persona.nombre} note={moment(momento)} onClose={onClose}>
      <Section title={t('ayudas.lo-que-pide')}>
        <Quote>{comentario}</Quote>
        <Way renderRoot={(props) => <Link {...props} to="/personas" search={{ ver: persona.id }} />}>{t('ayudas.ficha')}</Way>
      </Section>
      {respuestas.length > 0 && (
        <Section title={t('ayudas.respuestas')}>
          <Rows padded>
            {respuestas.map(({ autor, momento: cuando, texto, porCorreo }) => (
              <li key={cuando + texto}>
                <small>
                  {autor} · {moment(cuando)} · {t(porCorreo ? 'ayudas.por-correo' : 'ayudas.en-la-app')}
                </small>
                <Quote>{texto}</Quote>
              </li>
            ))}
          </Rows>
        </Section>
      )}
      {hecha && (
        <Facts items={[[t('ayudas.estado'), t('ayudas.hecha-por', { autor: hecha.autor, cuando: moment(hecha.momento) })] as const]} />
      )}
      <AnswerForm key={id} peticion={peticion} onChanged={onChanged} />
      <DoneButton peticion={peticion} onChanged={onChanged} />
    </Aside>
  );
}

function DoneButton({ peticion: { id, hecha }, onChanged }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { mutate, isPending, error } = useSend(contacto.marcar);
  const press = () =>
    mutate(
      { id, hecha: hecha === null },
      {
        onSuccess: (saved) => {
          onChanged(saved);
          notices.show(t(hecha === null ? 'ayudas.marcada' : 'ayudas.reabierta'));
        },
      },
    );
  return (
    <Actions error={error}>
      <Button variant="default" mb="lg" loading={isPending} onClick={press}>
        {t(hecha === null ? 'ayudas.hecha' : 'ayudas.reabrir')}
      </Button>
    </Actions>
  );
}

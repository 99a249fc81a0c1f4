import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, UnstyledButton } from '@mantine/core';
import type { TipoVisitaVista } from '@jornada/contract/visitas/vistas.ts';
import type { DraftAnswer } from '../model/draft.ts';
import { Signature } from './signature.tsx';
import classes from '../visitas.module.css';

type Props = {
  question: TipoVisitaVista['preguntas'][number];
  answer: DraftAnswer;
  isMissing: boolean;
  onAnswer: (answer: DraftAnswer) => void;
};

/** One question, with the field of its class. */
export function Question({ question: { clase, texto, opciones, obligatoria }, answer, isMissing, onAnswer }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const name = (
    <>
      {texto} {!obligatoria && <small>{t('visitas.tableta.opcional')}</small>}
    </>
  );
  const error = isMissing && (
    <p className={classes.error} id={`${id}-error`}>
      {t('visitas.tableta.falta')}
    </p>
  );
  if (clase === 'texto')
    return (
      <TextInput
        classNames={{ input: classes.input, label: classes.label }}
        label={name}
        value={answer.texto ?? ''}
        maxLength={500}
        autoComplete="off"
        error={isMissing && t('visitas.tableta.falta')}
        onChange={({ currentTarget: { value } }) => onAnswer({ texto: value })}
      />
    );
  const choices =
    clase === 'si-no'
      ? [
          { key: 'si', label: t('visitas.preguntas.si'), isOn: answer.si === true, value: { si: true } },
          { key: 'no', label: t('visitas.preguntas.no'), isOn: answer.si === false, value: { si: false } },
        ]
      : opciones.map((label, opcion) => ({ key: String(opcion), label, isOn: answer.opcion === opcion, value: { opcion } }));
  return (
    <div role="group" aria-labelledby={id} aria-describedby={isMissing ? `${id}-error` : undefined}>
      <p className={classes.label} id={id}>
        {name}
      </p>
      {clase === 'firma' ? (
        <Signature label={texto} labelledBy={id} value={answer.firma ?? []} onChange={(firma) => onAnswer({ firma })} />
      ) : (
        <div className={classes.options}>
          {choices.map(({ key, label, isOn, value }) => (
            <UnstyledButton key={key} className={classes.option} aria-pressed={isOn} onClick={() => onAnswer(value)}>
              {label}
            </UnstyledButton>
          ))}
        </div>
      )}
      {error}
    </div>
  );
}

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { Button, Stack, TextInput } from '@mantine/core';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { login, type SegundoFactor } from '@jornada/contract/login.ts';
import { IconFingerprint, IconKey } from '@jornada/ui/icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { askPasskey } from '@jornada/web/native/passkeys.ts';
import { CodeField } from '../../../shared/factor/code-field.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useEnter } from '../use-enter.ts';
import { PasskeyInWrapper } from '../providers/passkey-in-wrapper.ts';
import { LoginProblem } from '../components/login-problem.tsx';

type Metodo = SegundoFactor['Metodos'][number];
type Prueba = EntradaDe<typeof login.segundoFactor>['Prueba'];
type Props = { asked: SegundoFactor; isRemembered: boolean; onDone: () => void; onBack: () => void };

const NAMES = {
  llave: 'login.segundo.usar-llave',
  totp: 'login.segundo.usar-codigo',
  recuperacion: 'login.segundo.usar-recuperacion',
} as const;

/** After the password: a code of the app, a passkey, or a recovery code. */
export function SecondStep({ asked, isRemembered, onDone, onBack }: Props) {
  const { t } = useTranslation();
  const { client } = useServices();
  const enter = useEnter();
  const [metodo, setMetodo] = useState<Metodo | undefined>(asked.Metodos[0]);
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed has disappeared with the focus.
  const focus = () => form.current?.querySelector<HTMLElement>('input, button')?.focus();
  useEffect(focus, [metodo]);
  const goIn = async (entrada: Parameters<typeof enter>[0]) => {
    await enter(entrada, { isRemembered });
    onDone();
  };
  const answer = useMutation({
    mutationFn: async (prueba: Prueba | null) => {
      const { Opciones } = asked;
      const Prueba = prueba ?? (Opciones && { Llave: await askPasskey(Opciones) });
      if (!Prueba) throw new Error('the options of a passkey are missing');
      return client.call(login.segundoFactor, { Reto: asked.Reto, Prueba });
    },
    onSuccess: (salida) => goIn(salida),
    onError: focus,
  });
  const choose = (next: Metodo) => {
    setMetodo(next);
    setText('');
    answer.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (answer.isPending) return;
    if (metodo === 'llave') answer.mutate(null);
    else answer.mutate(metodo === 'totp' ? { Codigo: text } : { CodigoRecuperacion: text });
  };
  const isBusy = answer.isPending || answer.isSuccess;
  const PasskeyInBrowser = asked.TieneLlaves ? PasskeyInWrapper : null;

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {metodo === 'totp' && <CodeField value={text} onChange={setText} error={undefined} description={t('factores.codigo-nota')} />}
        {metodo === 'recuperacion' && (
          <TextInput
            name="CodigoRecuperacion"
            label={t('login.segundo.recuperacion')}
            description={t('login.segundo.recuperacion-nota')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        )}
        {metodo === undefined && !PasskeyInBrowser && (
          <Panel as="p" small c="dimmed">
            {t('login.segundo.sin-metodos')}
          </Panel>
        )}
        <LoginProblem error={answer.error} />
        {metodo !== undefined && (
          <Button
            type="submit"
            size="xl"
            fullWidth
            loading={isBusy}
            disabled={metodo !== 'llave' && text.trim() === ''}
            leftSection={metodo === 'llave' ? <Glyph of={IconFingerprint} /> : undefined}
          >
            {metodo === 'llave' ? t('login.segundo.usar-llave') : t('login.segundo.confirmar')}
          </Button>
        )}
        {asked.Metodos.filter((one) => one !== metodo).map((one) => (
          <Button
            key={one}
            variant="default"
            disabled={isBusy}
            leftSection={<Glyph of={one === 'llave' ? IconFingerprint : IconKey} />}
            onClick={() => choose(one)}
          >
            {t(NAMES[one])}
          </Button>
        ))}
        {PasskeyInBrowser && <PasskeyInBrowser recordar={isRemembered} onEntered={(entrada) => void goIn(entrada)} />}
        <Button variant="subtle" disabled={isBusy} onClick={onBack}>
          {t('login.volver')}
        </Button>
      </Stack>
    </form>
  );
}

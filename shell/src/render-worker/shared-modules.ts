/** The modules that remotes share with the shell, by the name they import; a server half gets these and no others. */
import * as emotion from '@emotion/react';
import * as emotionRuntime from '@emotion/react/jsx-runtime';
import * as jotaiReact from 'jotai/react';
import * as jotaiVanilla from 'jotai/vanilla';
import * as react from 'react';
import * as reactRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as consent from 'shared-contracts/consent';
import * as dialogs from 'shared-contracts/dialogs';
import * as productError from 'shared-contracts/errors/product-error';
import * as experiments from 'shared-contracts/experiments';
import * as flags from 'shared-contracts/flags';
import * as platform from 'shared-contracts/platform';
import * as session from 'shared-contracts/session';
import * as staffSession from 'shared-contracts/staff-session';
import * as routing from 'storefront-kit/routing';
import * as slot from 'storefront-kit/slot';

export const sharedModules: Readonly<Record<string, object>> = {
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionRuntime,
  'jotai/react': jotaiReact,
  'jotai/vanilla': jotaiVanilla,
  react,
  'react/jsx-runtime': reactRuntime,
  'react-dom': reactDom,
  'shared-contracts/consent': consent,
  'shared-contracts/dialogs': dialogs,
  'shared-contracts/errors/product-error': productError,
  'shared-contracts/experiments': experiments,
  'shared-contracts/flags': flags,
  'shared-contracts/platform': platform,
  'shared-contracts/session': session,
  'shared-contracts/staff-session': staffSession,
  'storefront-kit/routing': routing,
  'storefront-kit/slot': slot,
};
